import type { Catalog, News } from "../catalog.ts";
import { lastOf } from "../calendar/cut-off-of.ts";
import { nextOpen } from "../calendar/next-open.ts";
import type { DayMark } from "../drawings/calendar.ts";
import type { Localized } from "../localized.ts";
import { locales } from "#site/locales.ts";
import { original } from "../localized.ts";
import { suggestion } from "../read/nearest.ts";
import type { Problems } from "../read/problems.ts";
import type { Doc } from "../read-documents.ts";
import type { newsSchema } from "../schema/documents.ts";

type Known = Pick<Catalog, "cards" | "reference">;
/** The head of an item as written. */
export type NewsHead = ReturnType<typeof newsSchema.parse>;
type Span = Pick<DayMark, "from" | "to" | "at">;

/** Items with their days as dates: what `of:` refers to is looked up in the calendar; unknown names are reported. */
export function withDays(
  items: ReadonlyMap<string, Localized<Doc<NewsHead>>>,
  known: Known,
  problems: Problems,
): Map<string, Localized<News>> {
  return new Map(
    [...items].map(([id, versions]) => {
      const { calendar, notice } = original(versions).head;
      const named = namedDays(calendar, notice, known);
      const dated = locales.flatMap((locale) => {
        const item = versions[locale];
        return item ? [[locale, { ...item, head: { ...item.head, days: daysOf(item, named, problems) } }]] : [];
      });
      return [id, Object.fromEntries(dated)];
    }),
  );
}

function daysOf(
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
      names.length > 0 ? suggestion(of ?? "", names) : "name a closing or cut-offs under calendar:, or write from:",
    );
    return [];
  });
}

/** An item's closing and cut-offs from the calendar, by name; `parcel-line US` is a last handover. */
function namedDays(calendar: NewsHead["calendar"], notice: NewsHead["notice"], known: Known): Map<string, Span> {
  const { closings, calendar: days } = known.reference.calendar;
  const named = new Map<string, Span>();
  if (notice) named.set("notice", { from: notice.from, to: notice.to });
  const closing = closings.find(({ id }) => id === calendar?.closing);
  if (closing) {
    const [hub = ""] = closing.hubs;
    named.set("closed", { from: closing.from, to: closing.to });
    named.set("last-handover", { from: nextOpen(days, hub, closing.from, -1), at: days.hubs[hub]?.handOverBy });
    if (closing.first_departure) named.set("first-departure", { from: closing.first_departure });
    for (const [name, from] of Object.entries(closing.days)) named.set(name, { from });
  }
  const { by, rows = {}, columns = {} } = calendar?.cut_offs ?? {};
  if (by) named.set("arrival", { from: by });
  for (const service of by ? Object.values(rows) : [])
    for (const country of Object.values(columns).flat()) {
      const from = by && lastOf(service, [country], by, known);
      if (from) named.set(`${service} ${country}`, { from });
    }
  return named;
}
