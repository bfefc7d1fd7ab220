import type { Catalog } from "../catalog.ts";
import { suggestion } from "../read/nearest.ts";
import type { Problems } from "../read/problems.ts";
import type { CheckedItem } from "./check-news-days.ts";
import { lastOf } from "./cut-off-of.ts";
import { datesIn } from "./dates-in.ts";

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
      error(path("rows", name), `the service "${service}" is not known`, suggestion(service, services));
  for (const [name, codes] of Object.entries(columns))
    for (const code of codes)
      if (!countries.includes(code))
        error(path("columns", name), `the country "${code}" is not known`, suggestion(code, countries));
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
  const right = new Set([by]);
  for (let at = head + 2; lines[at]?.startsWith("|"); at += 1) {
    const [name = "", ...days] = cells(lines[at] ?? "");
    const service = rows[name];
    if (!service) {
      error(at + 1, `the row "${name}" is not under rows:`, suggestion(name, Object.keys(rows)));
      continue;
    }
    for (const [place, written] of days.entries()) {
      const title = titles[place + 1] ?? "";
      const last = lastOf(service, columns[title] ?? [], by, catalog);
      const shown = last ? shortDay(last) : "–";
      if (last) right.add(last);
      if (written !== shown)
        error(at + 1, `${name} to "${title}" says ${written}`, `the calendar and the rate card give ${shown}`);
    }
  }
  for (const { day, line, written } of datesIn(item.text, () => Number(by.slice(0, 4)))) {
    const row = lines[line - 1] ?? "";
    const own = row.startsWith("|") || /\b(?:date|read|from|to|by): *"?\d{4}-/.test(row) || day === item.published;
    if (!own && !right.has(day))
      error(
        line,
        `"${written}" is not a last handover day of the table`,
        `the table has ${[...right].sort().map(shortDay).join(", ")}`,
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
  for (const [service, text] of Object.entries(notice.lines)) {
    const groups = [
      ...Object.values(columns),
      ...Object.values(columns).flatMap((codes) => codes.map((code) => [code])),
    ];
    const own = new Set(groups.flatMap((codes) => lastOf(service, codes, by, catalog) ?? []));
    for (const { day, written } of datesIn(text, () => Number(by.slice(0, 4))))
      if (day !== by && !own.has(day))
        problems.error(
          file,
          lineOf(["notice", "lines", service]),
          `"${written}" is not a last handover day of ${service}`,
          `the calendar and the rate card give ${[...own].sort().map(shortDay).join(", ")}`,
        );
  }
}

/** "4 Dec" */
function shortDay(day: string): string {
  const month = new Date(`${day}T00:00:00Z`).toLocaleString("en-GB", { month: "short", timeZone: "UTC" });
  return `${Number(day.slice(8))} ${month}`;
}
