import { normalizeDigits } from "#app/platform/digits.ts";
import { type DecimalMark, parseAmbiguousNumber, readMeasure } from "../../parse/amount.ts";
import type { AmbiguousNumber, AssumedNumber, Columns, Field, Marks, NumberKind, Rows, Written } from "./types.ts";
import { detectWeightUnit } from "./cells.ts";

/** A number of a workbook as a text with one meaning. */
export function formatPlainNumber(value: number): string {
  const text = String(value);
  return /\.\d{3}$/.test(text) ? `${text}0` : text;
}

/** Columns that are written alike. */
const kinds: readonly (readonly [NumberKind, readonly Field[]])[] = [
  ["weight", ["weight"]],
  ["side", ["size", "length", "width", "height"]],
  ["quantity", ["quantity"]],
  ["value", ["value"]],
  ["billed", ["billed"]],
];

/** What the cells of some columns prove, and their numbers with two meanings. */
class Evidence {
  proven = new Set<DecimalMark>();
  unsaid: { text: string; mark: string; field: Field }[] = [];

  get mark(): DecimalMark | undefined {
    return this.proven.size === 1 ? [...this.proven][0] : undefined;
  }

  /** `typed`: numbers of a workbook always have a point, which says nothing of the texts beside them. */
  see(cell: string, field: Field, unit: string, typed: boolean): void {
    let open: (typeof this.unsaid)[number] | undefined;
    for (const [text] of cell.matchAll(/(?<!\d)\d*(?:[.,]\d+)+/g)) {
      const mark = detectDecimalSeparator(text);
      if (mark === "." && typed) continue;
      if (mark) this.proven.add(mark);
      else if (isReadAlike(text, cell, unit)) continue;
      else if (parseAmbiguousNumber(text)) open ??= { text, mark: text.includes(",") ? "," : ".", field };
    }
    if (open) this.unsaid.push(open);
  }
}

/** The mark that a number proves to stand before decimals; nothing where it has but one group of three digits. */
export function detectDecimalSeparator(text: string): DecimalMark | undefined {
  if (/^(?:\d{1,3}(?:,\d{3})*|\d+)\.\d+$/.test(text) && !/^[1-9]\d{0,2}\.\d{3}$/.test(text)) return ".";
  if (/^(?:\d{1,3}(?:\.\d{3})*|\d+),\d+$/.test(text) && !/^[1-9]\d{0,2},\d{3}$/.test(text)) return ",";
  if (/^\.\d+$/.test(text) || /^\d{1,3}(?:,\d{3}){2,}$/.test(text)) return ".";
  return /^,\d+$/.test(text) || /^\d{1,3}(?:\.\d{3}){2,}$/.test(text) ? "," : undefined;
}

/** Whether grams or millimetres leave a number one meaning. */
function isReadAlike(text: string, cell: string, column: string): boolean {
  const unit = /(kg|mm|cm|g)\s*$/i.exec(cell)?.[1]?.toLowerCase() ?? column;
  return (unit === "g" || unit === "mm") && readMeasure(text, unit) !== undefined;
}

/**
 * What stands before decimals in each kind of column: what its own numbers prove (a weight of tonnes by them is asked
 * about), else what somebody said (`mark`), else what all other columns prove, else the comma that programs write in files whose cells are parted by semicolons. `unsaid`: what
 * remains to be asked, where a weight, a size or a quantity depends on it; amounts of money have no three decimals. `told`:
 * what was read in the one way that makes sense, without any proof.
 */
export function detectDecimalSeparators(
  columns: Columns,
  rows: Rows,
  file: Written & { mark?: DecimalMark | undefined; units: { weight?: string | undefined; side?: string | undefined } },
): { marks: Marks; unsaid?: AmbiguousNumber; told?: AssumedNumber[] } {
  const rowUnit = (row: readonly string[], kind: NumberKind) =>
    kind === "weight" && columns.unit !== undefined ? detectWeightUnit(row[columns.unit] ?? "") : undefined;
  const found = kinds.map(([kind, fields]) => {
    const evidence = new Evidence();
    for (const field of fields) {
      const at = columns[field];
      if (at === undefined) continue;
      const unit = (kind === "weight" ? file.units.weight : kind === "side" ? file.units.side : undefined) ?? "";
      for (const row of rows) {
        const cell = normalizeDigits(row[at] ?? "");
        // nearly all numbers have a point: once that is proven, only a comma can tell more
        if (cell && (cell.includes(",") || (!evidence.proven.has(".") && cell.includes("."))))
          evidence.see(cell, field, rowUnit(row, kind) ?? unit, file.typed ?? false);
      }
    }
    return { kind, evidence };
  });
  const all = new Set(found.flatMap(({ evidence }) => [...evidence.proven]));
  const elsewhere = all.size === 1 ? [...all][0] : file.semicolons && all.size === 0 ? "," : undefined;
  const asked: AmbiguousNumber[] = [];
  const marks = found.flatMap(({ kind, evidence }): [NumberKind, DecimalMark][] => {
    const { proven, unsaid } = evidence;
    // among decimal commas 1.250 kg is as likely 1.25 kg from another program as a parcel of more than a ton
    const isDoubted = kind === "weight" && evidence.mark === "," && unsaid.some(({ mark }) => mark === ".");
    const own = isDoubted ? file.mark : (evidence.mark ?? file.mark);
    if (own) return [[kind, own]];
    const money = kind === "value" || kind === "billed";
    // other columns are believed where that makes no parcel weigh tonnes
    const agree = proven.size === 0 && (money || unsaid.every(({ mark }) => mark === elsewhere));
    if (agree) return elsewhere ? [[kind, elsewhere]] : [];
    // a point is read as the site writes it where nothing speaks against that
    const open = money
      ? []
      : unsaid.filter(({ mark }) => (isDoubted ? mark === "." : mark === "," || elsewhere === ","));
    const [first] = open;
    if (first) asked.push({ text: first.text, field: first.field, rows: open.length });
    return [];
  });
  const [unsaid] = asked;
  const known: Marks = Object.fromEntries(marks);
  const told = found.flatMap(({ kind, evidence }): AssumedNumber[] => {
    const [first] = evidence.unsaid;
    const two = first && parseAmbiguousNumber(first.text);
    if (!two || known[kind] || asked.some(({ field }) => field === first.field)) return [];
    const money = kind === "value" || kind === "billed";
    return [{ field: first.field, text: first.text, value: money ? two.thousands : two.decimal }];
  });
  return { marks: known, ...(unsaid && { unsaid }), ...(told.length > 0 && { told }) };
}
