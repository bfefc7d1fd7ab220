import { statSync } from "node:fs";
import { dirname, extname, join } from "node:path";
import { getOriginal, locales, type Localized } from "#site/locales.ts";
import { findDates, type NamedDay } from "../calendar/check-cut-offs.ts";
import { findLastHandoverDay, findNextOpenDay, type Timetable } from "../calendar/last-days.ts";
import type { DayMark } from "../drawings/calendar.ts";
import { imageKinds } from "../images/picture.ts";
import { suggestFile } from "../markdown/references.ts";
import type { Catalog, Doc, News, NewsHead } from "../model.ts";
import { checkName, checkNames, type Path, type Problems, type ReportAt, suggestName } from "../read/problems.ts";
import { getToday } from "../read/values.ts";

/** Search results and cards cut off longer ones. */
const longestSummary = 320;

/** What a schema cannot check in a news item: names defined in other files, and fields that must fit together. */
export function checkNews(catalog: Catalog, problems: Problems): void {
  for (const [id, versions] of catalog.news)
    for (const locale of locales) {
      const item = versions[locale];
      if (item) checkItem(id, item, catalog, problems);
    }
}

function checkItem(id: string, { file, head, lineOf, prose }: News, catalog: Catalog, problems: Problems): void {
  const error = problems.at(file, (path) => (path.length > 0 ? lineOf(path) : 1));
  if (!/^[a-z0-9-]{1,80}$/.test(id))
    error([], `the folder name "${id}" cannot be an address`, "use 1 to 80 characters of a-z, 0-9 and -");
  checkName(head.topic, Object.keys(getOriginal(catalog.newsroom).value.topics), "topic", ["topic"], error);
  const services = [...catalog.services.keys()];
  checkNames(head.services, services, "service", ["services"], error);
  if (head.summary.length > longestSummary)
    error(
      ["summary"],
      `the summary has ${head.summary.length} characters, the limit is ${longestSummary}`,
      "say in one or two sentences what changes, for whom, and when; the rest belongs in the text",
    );
  if (prose.words === 0) error([], "the item has no text", "write it below the second line of three dashes");
  for (const [at, { date }] of head.corrections.entries())
    if (date < head.date)
      error(
        head.date > getToday() ? ["date"] : ["corrections", at, "date"],
        head.date > getToday()
          ? `the item is dated ${head.date}, still to come, and was corrected on ${date} already`
          : `the correction of ${date} is older than the item`,
        head.date > getToday() ? "look whether the year is right" : `use a day from ${head.date} on`,
      );
  checkNotice(head, catalog, error);
  checkLastDay(head, problems.at(file, lineOf, "warn"));
  const { cover } = head;
  if (!cover) return;
  const path = join(dirname(file), cover.file);
  if (!statSync(path, { throwIfNoEntry: false })?.isFile())
    error(["cover", "file"], `the image "${cover.file}" is not there`, suggestFile(path));
  else if (!imageKinds.some((kind) => kind === extname(path).toLowerCase()))
    error(["cover", "file"], `"${cover.file}" is not an image of a known kind`, `known are ${imageKinds.join(", ")}`);
}

function checkNotice({ notice, services }: News["head"], catalog: Catalog, error: ReportAt): void {
  if (!notice) return;
  if (notice.to && notice.to < notice.from)
    error(["notice", "to"], `the notice ends on ${notice.to}, before it begins`, `use a day from ${notice.from} on`);
  if (services.length === 0)
    error(
      ["notice"],
      "the notice concerns no service, so no page would show it",
      `name them: services: [${catalog.services.keys().next().value ?? ""}]`,
    );
  const speechless = services.filter((slug) => !notice.lines[slug] && !notice.text);
  if (speechless.length > 0)
    error(
      ["notice"],
      `the notice says nothing on the page of ${speechless.join(", ")}`,
      "write text:, or a text for each under lines:",
    );
  for (const slug of Object.keys(notice.lines))
    checkName(slug, services, "service of this item", ["notice", "lines", slug], error);
  const countries = catalog.reference.countries.map(({ code }) => code);
  checkNames(notice.destinations, countries, "country", ["notice", "destinations"], error);
}

/** "until" and a day, but not at the end of a span: the days of a closing, say, are others than those of its notice. */
const untilDay = /(?<!\d |\d [A-Z][a-z]+ )\b[Uu]ntil |(?<!日)至(?=\d)/g;

/** A banner that says until when something holds stands until then. */
function checkLastDay({ notice }: News["head"], warn: ReportAt): void {
  const { to, text, lines = {} } = notice ?? {};
  if (!to) return;
  const said: (readonly [path: Path, own: string])[] = [
    [["notice", "text"], text ?? ""],
    ...Object.entries(lines).map(([slug, own]) => [["notice", "lines", slug], own] as const),
  ];
  for (const [path, own] of said)
    for (const { 0: word, index } of own.matchAll(untilDay)) {
      const rest = own.slice(index + word.length);
      const last: NamedDay | undefined = findDates(rest, () => Number(to.slice(0, 4))).find(({ written }) =>
        rest.startsWith(written),
      );
      if (last && (last.to ?? last.day) !== to)
        warn(
          path,
          `the banner says "${word}${last.written}", and stands until ${to}`,
          "write the same day in the text and under to:, unless the text means another",
        );
    }
}

type Span = Pick<DayMark, "from" | "to" | "at">;

/** Items with their days as dates: what `of:` refers to is looked up in the calendar; unknown names are reported. */
export function withDays(
  items: ReadonlyMap<string, Localized<Doc<NewsHead>>>,
  known: Timetable,
  problems: Problems,
): Map<string, Localized<News>> {
  return new Map(
    [...items].map(([id, versions]) => {
      const { calendar, notice } = getOriginal(versions).head;
      const named = listNamedDays(calendar, notice, known);
      const dated = locales.flatMap((locale) => {
        const item = versions[locale];
        return item ? [[locale, { ...item, head: { ...item.head, days: resolveDays(item, named, problems) } }]] : [];
      });
      return [id, Object.fromEntries(dated)];
    }),
  );
}

function resolveDays(
  { file, head, lineOf }: Doc<NewsHead>,
  named: ReadonlyMap<string, Span>,
  problems: Problems,
): DayMark[] {
  return head.days.flatMap(({ kind, label, of, from, to, at }, place) => {
    if (from) return [{ kind, label, from, ...(to && { to }), ...(at && { at }) }];
    const span = named.get(of ?? "");
    if (span) return [{ kind, label, ...span }];
    const names = [...named.keys()];
    problems.error(
      file,
      lineOf(["days", place, "of"]),
      `the day "${of}" is not known`,
      names.length > 0 ? suggestName(of ?? "", names) : "name a closing or cut-offs under calendar:, or write from:",
    );
    return [];
  });
}

/** An item's closing and cut-offs from the calendar, by name; `parcel-line US` is a last handover. */
function listNamedDays(
  calendar: NewsHead["calendar"],
  notice: NewsHead["notice"],
  known: Timetable,
): Map<string, Span> {
  const { closings, calendar: days } = known.reference.calendar;
  const named = new Map<string, Span>();
  if (notice) named.set("notice", { from: notice.from, to: notice.to });
  const closing = closings.find(({ id }) => id === calendar?.closing);
  if (closing) {
    const [hub = ""] = closing.hubs;
    named.set("closed", { from: closing.from, to: closing.to });
    named.set("last-handover", { from: findNextOpenDay(days, hub, closing.from, -1), at: days.hubs[hub]?.handOverBy });
    if (closing.first_departure) named.set("first-departure", { from: closing.first_departure });
    for (const [name, from] of Object.entries(closing.days)) named.set(name, { from });
  }
  const { by, rows = {}, columns = {} } = calendar?.cut_offs ?? {};
  if (by) named.set("arrival", { from: by });
  for (const service of by ? Object.values(rows) : [])
    for (const country of Object.values(columns).flat()) {
      const from = by && findLastHandoverDay(service, [country], by, known);
      if (from) named.set(`${service} ${country}`, { from });
    }
  return named;
}
