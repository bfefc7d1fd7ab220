import Papa from "papaparse";
import { findCountryCode } from "#app/calculator/orders/import/countries.ts";

export type Pasted = {
  rows: string[][];
  left: number;
  /** Under which heading each column was found; `undefined` for one that stays empty. */
  found: { column: string; heading: string | undefined }[];
  /** Headings that no column was found for. */
  unused: string[];
};

/** Of two columns for a span, the one with its beginning and the one with its end. */
const ends: readonly [column: RegExp, other: RegExp][] = [
  [/^(transit_min|from_)/, /\b(to|max|maximum|until|slowest|latest)\b|最长|最慢|最迟|最晚|止/i],
  [/^(transit_max|up_to_)/, /\b(from|min|minimum|over|above|fastest|earliest)\b|最短|最快|最早|起/i],
];

/** What carriers call the columns of their sheets, the narrower names first. */
const headings: readonly [column: RegExp, form: RegExp][] = [
  [/^first_\w*price$/, /首重(价格|运费|费|单价)|first.*(price|rate)/i],
  [/^step_\w*price$/, /续重(价格|运费|费|单价)|(step|additional).*(price|rate)/i],
  [/^first_/, /首重|first/i],
  [/^step_/, /续重|step|additional/i],
  [/^per_item$/, /挂号|处理费|操作费|per.?(item|parcel|piece)|handling|registration|元\/(件|票)/i],
  [/^minimum$/, /最低(收费|运费|消费)|minimum/i],
  [/^transit/, /时效|妥投|天数|transit|days/i],
  [/^zone$/, /国家|目的地|分区|地区|^区|zone|country|destination/i],
  [/^per_(kg|lb|wm)$/, /公斤价|单价|元\/(kg|公斤|千克)|运费|per.?(kg|lb)|rate/i],
  [/^(up_to|from)_/, /重量|重量段|公斤段|计费重|weight|up.?to|from.*kg/i],
  [/^price$/, /价格|运费|price/i],
];

const toPlain = (text: string) => text.normalize("NFKC").replaceAll(/\s+/g, " ").trim();

const around =
  /^(?:RMB|CNY|USD|EUR|GBP|[¥$€£])\s*|\s*(?:元|RMB|CNY|USD|EUR|GBP|[¥$€£]|KG|千克|公斤|天|日|个工作日|工作日)$/gi;

/** A cell without what a sheet puts around its number: full-width signs, currency, thousands. */
export function cleanCell(text: string, column: string): string {
  const plain = toPlain(text);
  if (/^(zone|country|postcodes|label|name|note)/.test(column)) return plain;
  const joined = joinNumber(plain.replace(around, "").trim());
  // a range of weights is known by its end
  if (/^(up_to|first)_/.test(column)) return /(?:[-~–≤<至]|<=)\s*(\d+(?:\.\d+)?)\D*$/.exec(joined)?.[1] ?? joined;
  return /^\d+(\.\d+)?$/.test(joined) ? joined : plain;
}

/** A number with a decimal point, where a comma was one, and without signs for thousands. */
function joinNumber(text: string): string {
  if (/^\d{1,3}(,\d{3})+(\.\d+)?$/.test(text)) return text.replaceAll(",", "");
  return /^(\d{1,3}(\.\d{3})+|\d+),\d{1,2}$/.test(text) ? text.replaceAll(".", "").replace(",", ".") : text;
}

/**
 * The rows of a whole sheet in a table's columns; undefined if no heading in it is known. Merged cells hold for all their
 * rows, a span of days fills both its columns, a country stands by its code. Rows without a number are only counted.
 */
export function readSheet(sheet: readonly (readonly string[])[], columns: readonly string[]): Pasted | undefined {
  const cells = sheet.map((row) => row.map(toPlain)).filter((row) => row.some((cell) => cell !== ""));
  const isData = (row: readonly string[]) => row.filter((cell) => /^\D{0,4}\d[\d.,]*\D{0,6}$/.test(cell)).length >= 2;
  const first = cells.findIndex(isData);
  if (first < 1) return undefined;
  const heads = cells.slice(0, first);
  const width = Math.max(...heads.map((row) => row.length));
  // headings may take several rows, and stand merged over columns: the lowest tells most
  const lowest = Array.from({ length: width }, (_, at) => heads.findLast((row) => row[at])?.[at] ?? "");
  const places = findColumns(lowest, columns);
  if (places.filter((place) => place !== undefined).length < 2) return undefined;
  const data = cells.slice(first).filter(isData);
  let zone = "";
  const rows = data.map((row) => {
    const own = row[places[columns.indexOf("zone")] ?? -1] ?? "";
    zone = own === "" ? zone : toCode(own);
    return columns.map((column, index) => {
      const text = row[places[index] ?? -1] ?? "";
      if (column === "zone") return zone;
      return column.startsWith("transit") ? readDays(text, column) : cleanCell(text, column);
    });
  });
  const found = columns.map((column, at) => ({ column, heading: lowest[places[at] ?? -1] }));
  const unused = lowest.filter((heading, at) => heading !== "" && !places.includes(at));
  return { rows, left: cells.length - first - data.length, found, unused };
}

/** A heading as the name of a column: "Per kg (USD)" is per_kg. */
function toName(heading: string): string {
  const bare = heading.toLowerCase().replaceAll(/\(.*?\)|\b(usd|eur|gbp|cny|rmb)\b|[$€£¥]/g, "");
  return bare.trim().replaceAll(/[^\p{L}\d]+/gu, "_");
}

/** Which column of the sheet each column of the table is. Each is taken once; a span of days fills both its columns. */
function findColumns(lowest: readonly string[], columns: readonly string[]): (number | undefined)[] {
  const names = lowest.map(toName);
  const found = new Map(columns.filter((name) => names.includes(name)).map((name) => [name, names.indexOf(name)]));
  for (const [form, words] of headings)
    for (const column of columns.filter((name) => form.test(name) && !found.has(name))) {
      const others = ends.filter(([own]) => own.test(column)).map(([, other]) => other);
      const span = column === "transit_max" ? found.get("transit_min") : undefined;
      const taken = [...found.values()].filter((place) => place !== span);
      const at = lowest.findIndex(
        (text, index) => !taken.includes(index) && words.test(text) && !others.some((other) => other.test(text)),
      );
      if (at >= 0) found.set(column, at);
    }
  return columns.map((column) => found.get(column));
}

function readDays(text: string, column: string): string {
  const days = text.match(/\d+/g) ?? [];
  return (column === "transit_min" ? days[0] : days.at(-1)) ?? "";
}

/** A country by its code, however a sheet calls it; a zone that is none as it stands. */
function toCode(text: string): string {
  const [code = ""] = /\b[A-Z]{2}\b/.exec(text) ?? [];
  return findCountryCode(text.replace(/\s*\(.*\)$/, "")) ?? findCountryCode(code) ?? text;
}

/** The cells of what a spreadsheet puts on the clipboard. */
export function splitPasted(text: string): string[][] {
  return Papa.parse<string[]>(text.replace(/\r?\n$/, ""), { delimiter: "\t" }).data;
}
