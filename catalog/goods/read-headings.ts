import { type CsvRow, readCsv } from "../read/csv.ts";
import type { Files } from "../read/files.ts";
import { type Problems, suggestName } from "../read/problems.ts";
import { day, getToday } from "../read/values.ts";

/**
 * Ordinary rates of duty by heading, as the columns of `duties/headings.csv` write them: "16.5", "0-6.5" where the full
 * code decides, "3.4+" where some codes have amounts by weight or piece, "specific" where all have. A column such as
 * `US.301` is added on goods from here.
 */
export type HeadingRates = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What is added in a tariff, by the end of its column. */
type Tariffs = Readonly<Record<string, { added: Readonly<Record<string, unknown>> }>>;

const rate = /^(?:specific|(\d+(?:\.\d+)?)(?:-(\d+(?:\.\d+)?))?\+?)$/;

/** `duties/headings.csv`, which is optional. */
export function readHeadings(files: Files, tariffs: Tariffs, problems: Problems): HeadingRates {
  const file = `${files.root}/reference/duties/headings.csv`;
  if (!files.has(file)) return {};
  const columns = Object.entries(tariffs).flatMap(([name, { added }]) => [
    name,
    ...Object.keys(added).map((more) => `${name}.${more}`),
  ]);
  const rows = readCsv(file, files.text(file), ["hs", ...columns, "edition", "reviewed"], [], problems);
  const seen = new Set<string>();
  for (const row of rows) checkRow(row, columns, seen);
  return Object.fromEntries(
    rows.map(({ cells }) => [
      cells.hs ?? "",
      // nothing is added where it says nothing or nought
      Object.fromEntries(
        columns.flatMap((column) => {
          const text = cells[column] ?? "";
          return column.includes(".") && (text === "" || text === "0") ? [] : [[column, text]];
        }),
      ),
    ]),
  );
}

function checkRow({ cells, error }: CsvRow, columns: readonly string[], seen: Set<string>): void {
  const { hs = "", edition = "", reviewed = "" } = cells;
  if (!/^\d{6}$/.test(hs)) error(`"${hs}" is not an HS code`, "write six digits, such as 610910");
  if (seen.has(hs)) error(`${hs} appears twice`, "leave one row");
  seen.add(hs);
  for (const column of columns) {
    const text = cells[column] ?? "";
    const [whole, low, high] = rate.exec(text) ?? [];
    if (!whole && !(column.includes(".") && text === ""))
      error(`"${column}" is "${text}"`, 'write a rate such as 16.5, 0-6.5, 3.4+ or "specific"');
    else if (high !== undefined && Number(high) <= Number(low))
      error(`"${text}" is no range`, "write the lower rate first");
  }
  if (!/^HS \d{4}$/.test(edition)) error(`"edition" is "${edition}"`, suggestName(edition, ["HS 2022"]));
  if (!day.safeParse(reviewed).success || reviewed > getToday())
    error(`"reviewed" is "${reviewed}"`, "write the day on which the row was last checked, such as 2026-11-23");
}
