import type { Catalog } from "../catalog.ts";
import { today } from "../day.ts";
import type { Locale } from "#site/locales.ts";
import { inLocale } from "../localized.ts";
import { newsArchive } from "./archive.ts";
import { noticeView } from "./item.ts";
import { noticeState } from "#site/notice-state.ts";

/** How many items of a service are looked at: notices older than these have been replaced. */
const lookedAt = 50;

/**
 * Notices of a service that are planned or in force on the day of the build, in the words that are the service's own
 * where a notice has such. Whether one shows is the visitor's day to say.
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
