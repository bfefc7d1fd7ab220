import type { Locale } from "#site/locales.ts";
import type { Catalog } from "../catalog.ts";
import { today } from "../day.ts";
import { daysAhead } from "../drawings/days-ahead.ts";
import { inLocale } from "../localized.ts";
import { newsArchive } from "./archive.ts";

/** The longest list; days farther ahead appear later. */
const most = 12;

/** A drawing of the coming days in all items, as of the day of the build. Undefined if there are none. */
export function daysToKeep(catalog: Catalog, locale: Locale): string | undefined {
  const marks = newsArchive(catalog, locale).entries.flatMap(({ id, path }) => {
    const versions = catalog.news.get(id);
    return versions ? inLocale(versions, locale).value.head.days.map((mark) => ({ ...mark, path })) : [];
  });
  const day = today();
  const ahead = marks
    .filter(({ from, to }) => (to ?? from) >= day)
    .sort((a, b) => (a.from < b.from ? -1 : 1))
    .slice(0, most);
  return daysAhead(ahead, day, locale);
}
