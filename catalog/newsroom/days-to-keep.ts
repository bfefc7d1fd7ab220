import type { Locale } from "#site/locales.ts";
import type { Catalog } from "../catalog.ts";
import { today } from "../day.ts";
import { daysAhead } from "../drawings/days-ahead.ts";
import { inLocale } from "../localized.ts";
import { newsArchive } from "./archive.ts";

/** No list is longer: what lies far ahead comes nearer. */
const most = 12;

/** The days of all items that lie ahead, drawn: on the day of the build. Nothing where there are none. */
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
