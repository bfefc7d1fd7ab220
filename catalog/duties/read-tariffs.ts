import type { TariffRate } from "#rating/duties/rules.ts";
import { type CsvRow, cellNumber, readCsv } from "../read/csv.ts";
import { suggestion } from "../read/nearest.ts";
import type { Problems } from "../read/problems.ts";
import { day } from "../read/quantity.ts";
import { sourceUrl } from "../schema/text.ts";

type Row = TariffRate & { line: number };

/** `tariffs.csv`: duty rates by tariff. Each kind of goods needs a rate in every tariff, and no row may occur twice. */
export function readTariffs(
  file: string,
  text: string,
  goods: readonly string[],
  problems: Problems,
): Record<string, TariffRate[]> {
  const columns = ["tariff", "goods", "hs", "percent", "from", "to", "source", "url", "read"];
  const tariffs = new Map<string, Row[]>();
  for (const row of readCsv(file, text, columns, [], problems)) {
    const name = row.cells.tariff ?? "";
    if (name === "") problems.error(file, row.line, "the row names no tariff", "write one such as EU");
    tariffs.set(name, [...(tariffs.get(name) ?? []), readRate(file, row, goods, problems)]);
  }
  for (const [name, rows] of tariffs) {
    checkRates(file, name, rows, problems);
    for (const one of goods)
      if (!rows.some((rate) => !rate.hs && (rate.goods === undefined || rate.goods === one)))
        problems.error(
          file,
          rows[0]?.line ?? 1,
          `the tariff ${name} has no rate for ${one}`,
          `add a row ${name},${one},,…`,
        );
  }
  return Object.fromEntries([...tariffs].map(([name, rows]) => [name, rows.map(({ line: _, ...rate }) => rate)]));
}

function readRate(file: string, row: CsvRow, goods: readonly string[], problems: Problems): Row {
  const { cells, line } = row;
  const error = (wrong: string, right: string) => problems.error(file, line, wrong, right);
  const { goods: kind = "", hs = "", from = "", to = "", source = "", url = "", read = "" } = cells;
  if (kind !== "" && !goods.includes(kind)) error(`the kind of goods "${kind}" is not known`, suggestion(kind, goods));
  if (hs !== "" && !/^\d{2,6}$/.test(hs)) error(`"hs" is "${hs}"`, "write 2 to 6 digits, such as 61 or 6109");
  const percent = cellNumber(file, row, "percent", problems) ?? 0;
  if (percent > 400) error(`"percent" is ${percent}`, "write a rate of at most 400");
  for (const [name, text] of [
    ["from", from],
    ["to", to],
  ] as const)
    if (text !== "" && !day.safeParse(text).success) error(`"${name}" is "${text}"`, "write a day such as 2026-07-01");
  if (from !== "" && to !== "" && from > to)
    error(`the row ends on ${to}, before it begins`, `use a day from ${from} on`);
  if (source === "") error("the row has no source", "name the law or office the rate comes from");
  if (url !== "" && !sourceUrl.safeParse(url).success)
    error(`"url" is "${url}"`, "write the address of the page that says the rate, not a front page");
  if (!day.safeParse(read).success)
    error(`"read" is "${read}"`, "write the day the source was read, such as 2026-11-21");
  return {
    line,
    ...(kind && { goods: kind }),
    ...(hs && { hs }),
    percent: cells.percent ?? "0",
    ...(from && { from }),
    ...(to && { to }),
    source: { title: source, ...(url && { url }), date: read },
  };
}

function checkRates(file: string, name: string, rows: readonly Row[], problems: Problems): void {
  for (const [at, row] of rows.entries())
    for (const other of rows.slice(0, at)) {
      if (row.goods !== other.goods || row.hs !== other.hs) continue;
      if ((row.from ?? "") <= (other.to ?? "9999-12-31") && (other.from ?? "") <= (row.to ?? "9999-12-31"))
        problems.error(
          file,
          row.line,
          `${name} has two rates for ${row.goods ?? "all goods"}${row.hs ? ` of ${row.hs}` : ""} on the same day: this row and line ${other.line}`,
          "end the older one (to) on the day before the newer begins (from), or remove one",
        );
    }
}
