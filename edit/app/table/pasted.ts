import Papa from "papaparse";

export type Countries = readonly { name: string; also: readonly string[] }[];
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

/** A cell without what a sheet puts around its number: full-width signs, currency, thousands. */
export function cleanCell(text: string, column: string): string {
  const plain = text.normalize("NFKC").replaceAll(/\s+/g, " ").trim();
  if (/^(zone|country|postcodes|label|name|note)/.test(column)) return plain;
  const bare = plain
    .replace(
      /^(?:RMB|CNY|USD|EUR|GBP|[¥$€£])\s*|\s*(?:元|RMB|CNY|USD|EUR|GBP|[¥$€£]|KG|千克|公斤|天|日|个工作日|工作日)$/gi,
      "",
    )
    .trim();
  const joined = joinNumber(bare);
  // a range of weights is known by its end
  if (/^(up_to|first)_/.test(column)) return /(?:[-~–≤<至]|<=)\s*(\d+(?:\.\d+)?)\D*$/.exec(joined)?.[1] ?? joined;
  if (/^\d+(\.\d+)?$/.test(joined)) return joined;
  return plain;
}

/** A number with a decimal point, where a comma was one, and without signs for thousands. */
function joinNumber(text: string): string {
  if (/^\d{1,3}(,\d{3})+(\.\d+)?$/.test(text)) return text.replaceAll(",", "");
  return /^(\d{1,3}(\.\d{3})+|\d+),\d{1,2}$/.test(text) ? text.replaceAll(".", "").replace(",", ".") : text;
}

/**
 * The rows of a whole sheet that somebody pastes, in a table's columns; undefined if no heading in it is known. Cells
 * merged over several rows or columns hold for all of them, a span of days fills both its columns, and a country stands
 * by its code. Rows without a number are left out, and counted.
 */
export function readSheet(
  cells: readonly (readonly string[])[],
  columns: readonly string[],
  countries: Countries,
): Pasted | undefined {
  const isData = (row: readonly string[]) =>
    row.filter((cell) => /^\D{0,4}\d[\d.,]*\D{0,6}$/.test(cell.normalize("NFKC").trim())).length >= 2;
  const first = cells.findIndex(isData);
  if (first < 1) return undefined;
  const lowest = findHeadings(cells.slice(0, first));
  const places = findColumns(lowest, columns);
  if (places.filter((place) => place !== undefined).length < 2) return undefined;
  const rows: string[][] = [];
  let left = 0;
  let zone = "";
  for (const row of cells.slice(first)) {
    if (row.every((cell) => cell.trim() === "")) continue;
    const at = places[columns.indexOf("zone")];
    const own = at === undefined ? "" : (row[at] ?? "").trim();
    if (!isData(row)) {
      left += 1;
      continue;
    }
    zone = own === "" ? zone : toCode(own, countries);
    rows.push(
      columns.map((column, index) => {
        const place = places[index];
        const text = place === undefined ? "" : (row[place] ?? "");
        if (column === "zone") return zone;
        if (column.startsWith("transit")) return readDays(text, column);
        return cleanCell(text, column);
      }),
    );
  }
  const found = columns.map((column, at) => ({ column, heading: lowest[places[at] ?? -1] }));
  const unused = lowest.filter((heading, at) => heading !== "" && !places.includes(at));
  return { rows, left, found, unused };
}

/** The heading of each column of a sheet; headings may take several rows, and stand merged over columns. */
function findHeadings(heads: readonly (readonly string[])[]): string[] {
  const width = Math.max(...heads.map((row) => row.length));
  // the lowest heading tells most
  return Array.from(
    { length: width },
    (_, at) => heads.map((row) => (row[at] ?? "").normalize("NFKC").trim()).findLast((text) => text !== "") ?? "",
  );
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
  const days = text.normalize("NFKC").match(/\d+/g) ?? [];
  return (column === "transit_min" ? days[0] : days.at(-1)) ?? "";
}

function toCode(text: string, countries: Countries): string {
  const plain = text.normalize("NFKC").replaceAll(/\s+/g, " ").trim();
  const [, code] = /\b([A-Z]{2})\b/.exec(plain) ?? [];
  const bare = plain.replace(/\s*\(.*\)$/, "").toLowerCase();
  const named = countries.find(
    ({ name, also }) => name === plain || also.some((one) => one.trim().toLowerCase() === bare),
  );
  return named?.name ?? (code && countries.some(({ name }) => name === code) ? code : plain);
}

/** The cells of what a spreadsheet puts on the clipboard. */
export function splitPasted(text: string): string[][] {
  return Papa.parse<string[]>(text.replace(/\r?\n$/, ""), { delimiter: "\t" }).data;
}
