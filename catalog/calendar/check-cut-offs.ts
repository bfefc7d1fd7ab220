import type { Catalog, News } from "../model.ts";
import { checkName, type Problems, suggestName } from "../read/problems.ts";
import { findLastHandoverDay } from "./last-days.ts";

const months = Array.from({ length: 12 }, (_, at) =>
  new Date(Date.UTC(2026, at)).toLocaleString("en-GB", { month: "long", timeZone: "UTC" }),
);
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
  const errorAt = problems.at(item.file, item.lineOf);
  const services = [...catalog.services.keys()];
  const countries = catalog.reference.countries.map(({ code }) => code);
  const path = ["calendar", "cut_offs"];
  for (const [name, service] of Object.entries(rows))
    checkName(service, services, "service", [...path, "rows", name], errorAt);
  for (const [name, codes] of Object.entries(columns))
    for (const code of codes) checkName(code, countries, "country", [...path, "columns", name], errorAt);
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
    errorAt(path, "the text has no table with these columns", `its head names ${Object.keys(columns).join(", ")}`);
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
  const error = problems.at(file, lineOf);
  const services = Object.values(rows);
  if (notice.text && services.length > 1)
    error(
      ["notice", "text"],
      "one text stands on the pages of lines with different last handover days",
      `write one for each under lines: ${services.join(", ")}`,
    );
  // the last day for several countries is that of one of them
  const countries = [...new Set(Object.values(columns).flat())];
  for (const [service, text] of Object.entries(notice.lines)) {
    const own = new Set(countries.flatMap((code) => findLastHandoverDay(service, [code], by, catalog) ?? []));
    for (const { day, written } of findDates(text, () => Number(by.slice(0, 4))))
      if (day !== by && !own.has(day))
        error(
          ["notice", "lines", service],
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
