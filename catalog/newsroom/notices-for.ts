import type { Catalog } from "../catalog.ts";
import { today } from "../day.ts";
import type { Locale } from "#site/locales.ts";
import { inLocale } from "../localized.ts";
import { newsArchive } from "./archive.ts";
import { noticeView } from "./item.ts";
import { noticeState } from "#site/notice-state.ts";

/** How many of a service's items are considered: older notices have been replaced. */
const lookedAt = 50;

/**
 * A service's notices planned or in force on the day of the build, in the words written for this service if there are
 * any. The visitor's date decides which are shown.
 */
export function noticesFor(catalog: Catalog, locale: Locale, slug: string) {
  const items = (newsArchive(catalog, locale).byService.get(slug) ?? []).slice(0, lookedAt);
  return items.flatMap(({ id, title, path }) => {
    const versions = catalog.news.get(id);
    const notice = versions && inLocale(versions, locale).value.head.notice;
    if (!notice || noticeState(notice, today()) === "over") return [];
    const text = notice.lines[slug] ?? notice.text ?? title;
    return [{ id, title, path, text, ...noticeView(catalog, locale, notice) }];
  });
}
