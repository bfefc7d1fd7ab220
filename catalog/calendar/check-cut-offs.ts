import type { Catalog, News } from "../model.ts";
import { type Problems, suggestName } from "../read/problems.ts";
import { type Calendar, fromDayNumber, makeHubRest, toDayNumber } from "#rating/calendar/calendar.ts";
import { findLastHandover } from "#rating/calendar/transit-plan.ts";
import type { RateCard } from "#rating/card.ts";
import type { Transit } from "#rating/freight/tariff.ts";

const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];
const names = months.join("|");
const short = months.map((one) => one.slice(0, 3)).join("|");
const inEnglish = new RegExp(`(\\d{1,2})(?: (to|and|–) (\\d{1,2}))? (${names}|${short})\\b(?: (\\d{4}))?`, "g");
const inChinese = /(?:(\d{4}) ?年 ?)?(\d{1,2}) ?月 ?(\d{1,2}) ?日/g;

/** A day named in a text, with its line; for "4 to 10 February" also the last day of the range. */
export type NamedDay = { day: string; to?: string; line: number; written: string };

/**
 * Days written as "3 February 2027", "4 Dec", "4 to 10 February 2027", "9 and 10 February" or "2027-02-04", and Chinese
 * ones. `year` gives the year of a month if the text omits it.
 */
export function findDates(text: string, year: (month: number) => number): NamedDay[] {
  const found: NamedDay[] = [];
  for (const [at, row] of text.split(/\r?\n/).entries()) {
    if (!/\d/.test(row)) continue;
    for (const [whole, first = "", joint, second, name = "", own] of row.matchAll(inEnglish)) {
      const month = months.findIndex((one) => one.startsWith(name.slice(0, 3)));
      const days = [first, second ?? ""]
        .filter(Boolean)
        .map((one) => toIsoDay(own ? Number(own) : year(month), month, one));
      const [day = "", to = ""] = days;
      if (joint && joint !== "and") found.push({ day, to, line: at + 1, written: whole });
      else for (const one of days) found.push({ day: one, line: at + 1, written: whole });
    }
    for (const [whole, own, month = "", one = ""] of row.matchAll(inChinese)) {
      const index = Number(month) - 1;
      found.push({ day: toIsoDay(own ? Number(own) : year(index), index, one), line: at + 1, written: whole });
    }
    for (const [whole] of row.matchAll(/\b\d{4}-\d{2}-\d{2}\b/g))
      found.push({ day: whole, line: at + 1, written: whole });
  }
  return found;
}

function toIsoDay(year: number, month: number, day: string): string {
  return `${year}-${String(month + 1).padStart(2, "0")}-${day.padStart(2, "0")}`;
}

/** For a news item: by when a parcel is to arrive, and what its table's rows and columns mean. */
type CutOffs = { by: string; rows: Record<string, string>; columns: Record<string, string[]> };

/**
 * A table of last handover days: each cell must be the last day on which a parcel, at the line's slowest transit to the
 * slowest of the column's countries, still arrives by the day named, peaks and holidays included. Days mentioned
 * elsewhere in the item must be among them.
 */
export function checkCutOffs(
  item: CheckedItem,
  { by, rows, columns }: CutOffs,
  catalog: Catalog,
  problems: Problems,
): void {
  const error = (line: number, wrong: string, right: string) => problems.error(item.file, line, wrong, right);
  const services = [...catalog.services.keys()];
  const countries = catalog.reference.countries.map(({ code }) => code);
  const path = (field: string, name: string) => item.lineOf(["calendar", "cut_offs", field, name]);
  for (const [name, service] of Object.entries(rows))
    if (!services.includes(service))
      error(path("rows", name), `the service "${service}" is not known`, suggestName(service, services));
  for (const [name, codes] of Object.entries(columns))
    for (const code of codes)
      if (!countries.includes(code))
        error(path("columns", name), `the country "${code}" is not known`, suggestName(code, countries));
  const lines = item.text.split(/\r?\n/);
  const cells = (line: string) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim());
  const head = lines.findIndex(
    (line) => line.startsWith("|") && Object.keys(columns).some((name) => cells(line).includes(name)),
  );
  if (head < 0) {
    error(
      item.lineOf(["calendar", "cut_offs"]),
      "the text has no table with these columns",
      `its head names ${Object.keys(columns).join(", ")}`,
    );
    return;
  }
  const titles = cells(lines[head] ?? "");
  for (const title of titles.slice(1))
    if (!columns[title])
      error(head + 1, `the column "${title}" is not under columns:`, suggestName(title, Object.keys(columns)));
  const right = new Set([by]);
  for (let at = head + 2; lines[at]?.startsWith("|"); at += 1) {
    const [name = "", ...days] = cells(lines[at] ?? "");
    const service = rows[name];
    if (!service) {
      error(at + 1, `the row "${name}" is not under rows:`, suggestName(name, Object.keys(rows)));
      continue;
    }
    for (const [place, written] of days.entries()) {
      const title = titles[place + 1] ?? "";
      const codes = columns[title];
      if (!codes) continue;
      const last = findLastHandoverDay(service, codes, by, catalog);
      const shown = last ? formatShortDay(last) : "–";
      if (last) right.add(last);
      if (written !== shown)
        error(
          at + 1,
          `${name} to "${title}" says ${written}`,
          last
            ? `the calendar and the rate card give ${shown}`
            : `${service} has no rate card from which a parcel there arrives by ${formatShortDay(by)}: write –, or mend the card's days and countries`,
        );
    }
  }
  for (const { day, line, written } of findDates(item.text, () => Number(by.slice(0, 4)))) {
    const row = lines[line - 1] ?? "";
    const own = row.startsWith("|") || /\b(?:date|read|from|to|by): *"?\d{4}-/.test(row) || day === item.published;
    if (!own && !right.has(day))
      error(
        line,
        `"${written}" is not a last handover day of the table`,
        `the table has ${[...right].sort().map(formatShortDay).join(", ")}`,
      );
  }
}

/** On a line's page the notice may name that line's own last days alone, so each line needs words of its own. */
export function checkNotices(
  { file, notice, lineOf }: CheckedItem,
  { by, rows, columns }: CutOffs,
  catalog: Catalog,
  problems: Problems,
): void {
  if (!notice) return;
  const services = Object.values(rows);
  if (notice.text && services.length > 1)
    problems.error(
      file,
      lineOf(["notice", "text"]),
      "one text stands on the pages of lines with different last handover days",
      `write one for each under lines: ${services.join(", ")}`,
    );
  // the last day for several countries is that of one of them
  const countries = [...new Set(Object.values(columns).flat())];
  for (const [service, text] of Object.entries(notice.lines)) {
    const own = new Set(countries.flatMap((code) => findLastHandoverDay(service, [code], by, catalog) ?? []));
    for (const { day, written } of findDates(text, () => Number(by.slice(0, 4))))
      if (day !== by && !own.has(day))
        problems.error(
          file,
          lineOf(["notice", "lines", service]),
          `"${written}" is not a last handover day of ${service}`,
          own.size > 0
            ? `the calendar and the rate card give ${[...own].sort().map(formatShortDay).join(", ")}`
            : `it has no rate card from which a parcel arrives by ${formatShortDay(by)}: mend the card's days, or leave the line out`,
        );
  }
}

/** "4 Dec" */
function formatShortDay(day: string): string {
  return `${Number(day.slice(8))} ${months[Number(day.slice(5, 7)) - 1]?.slice(0, 3)}`;
}

export type CheckedItem = {
  file: string;
  text: string;
  published: string;
  notice?: News["head"]["notice"];
  lineOf: (path: readonly PropertyKey[]) => number;
};

type Known = Pick<Catalog, "cards" | "reference">;

/** The earliest of the last handover days for some countries; undefined if the service reaches none of them in time. */
export function findLastHandoverDay(
  service: string,
  countries: readonly string[],
  by: string,
  { cards: all, reference }: Known,
): string | undefined {
  const { calendar } = reference.calendar;
  const days = countries.flatMap((to) => {
    const cards = all.filter((card) => card.service === service && card.validFrom <= by);
    return cards.flatMap((card) => {
      const times = findSlowestTransit(card, to);
      if (!times) return [];
      const [from = ""] = card.origins;
      const journey = { service, from, to, cutoffDays: card.transit.cutoffDays, ...times };
      const plan = findLastHandover(journey, by, card.validFrom, calendar);
      // a card counts by the day of handover, not of arrival
      return plan && plan.handOver.day <= (card.validTo ?? by) ? [plan.handOver.day] : [];
    });
  });
  return days.sort()[0];
}

/** A card's slowest transit times to a country, over its zones and bands. */
function findSlowestTransit({ zones, tariff }: RateCard, country: string): Transit | undefined {
  const rows = zones
    .filter((zone) => zone.country === country)
    .flatMap(({ zone }): readonly Transit[] => tariff.bands[zone] ?? []);
  const [slowest] = rows.toSorted((a, b) => b.transitMax - a.transitMax);
  return slowest && { transitMin: slowest.transitMin, transitMax: slowest.transitMax };
}

/** The next day after (`step` 1) or before (-1) a day on which a region's hub accepts parcels. */
export function findNextOpenDay(calendar: Calendar, origin: string, day: string, step: 1 | -1): string {
  const rest = makeHubRest(calendar, origin);
  let at = (toDayNumber(day) ?? 0) + step;
  for (let left = 60; left > 0 && rest(at); left -= 1) at += step;
  return fromDayNumber(at);
}
