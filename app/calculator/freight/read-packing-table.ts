import { normalizeDigits } from "#app/platform/digits.ts";

/** How packing lists head their columns, in the order in which columns are given away: "Weight per carton" is no count. */
const headings = {
  weight: /^(?!.*(?:净|\bnet\b|n\.?w)).*(?:重|weight|gross|g\.?w\b|\bkgs?\b|\blbs?\b)/i,
  size: /尺寸|规格|size|dim|meas/i,
  length: /^长|length|^l\b/i,
  width: /^宽|width|^w\b/i,
  height: /^高|height|^h\b/i,
  count: /^(?!.*(?:no\b|no\.|#)).*(?:[箱件托]数|数量|cartons?|ctns?|qty|quantity|pallets?|plts?|pieces|pcs)/i,
};
const ofOne = /每|单[箱件托]|each|per\b|unit|\//i;
const ofAll = /总|合计|total/i;

type PackingTable = {
  /** As a mail says it, a line for each row. */
  text: string;
  /** The heading of a weight of which nothing says whether it is one piece's or the row's; it is read as one piece's. */
  unsure?: string;
};

/** A packing list copied from a spreadsheet, with tabs between its cells; undefined for any other text. */
export function readPackingTable(copied: string): PackingTable | undefined {
  const lines = copied.split(/\r?\n/).map((line) => line.split("\t").map((cell) => normalizeDigits(cell).trim()));
  const start = lines.findIndex((line) => line.some((cell) => headings.weight.test(cell)) && line.length > 2);
  const header = lines[start];
  if (!header) return undefined;
  const taken = new Set<number>();
  const find = (heading: RegExp) => {
    const at = header.findIndex((cell, index) => !taken.has(index) && heading.test(cell));
    taken.add(at);
    return at;
  };
  const one = header.findIndex((cell) => headings.weight.test(cell) && ofOne.test(cell));
  if (one >= 0) taken.add(one);
  const weight = one >= 0 ? one : find(headings.weight);
  const [size, length, width, height, count] = [
    find(headings.size),
    find(headings.length),
    find(headings.width),
    find(headings.height),
    find(headings.count),
  ];
  const said = header[weight] ?? "";
  const isTotal = one < 0 && ofAll.test(said);
  const mass = /lb|磅/i.test(said) ? "lb" : "kg";
  const sides = `${header[size] ?? ""} ${header[length] ?? ""}`;
  const unit = /mm|毫米/i.test(sides) ? "mm" : /\bin|英寸|"/i.test(sides) ? "in" : "cm";
  const piece = /托|pallet|plt/i.test(header[count] ?? "") ? "pallets" : "cartons";
  const rows = lines.slice(start + 1).flatMap((cells) => {
    const pieces = Number.parseInt(cells[count] ?? "", 10);
    const whole = Number.parseFloat((cells[weight] ?? "").replace(",", "."));
    const measured = cells[size] ?? [cells[length], cells[width], cells[height]].join("x");
    if (!(pieces > 0) || !(whole > 0) || !/\d/.test(measured)) return [];
    const each = Math.round((isTotal ? whole / pieces : whole) * 1000) / 1000;
    return `${pieces} ${piece} ${measured}${/[a-z]$/i.test(measured) ? "" : unit} ${each}${mass}`;
  });
  if (rows.length === 0) return undefined;
  return { text: rows.join("\n"), ...(one < 0 && !isTotal && { unsure: said }) };
}
