import { normalizeDigits } from "#app/platform/digits.ts";
import { type DecimalMark, longestMeasure, readMeasure } from "./amount.ts";

/** Chinese words for units and numbers, full-width signs too, in the letters that the rest reads. A 斤 is half a kilogram, and a 两 a tenth of it. */
export function normalizeCjkUnits(text: string): string {
  return joinNamedSides(normalizeDigits(text))
    .replace(/公斤|千克/g, "kg ")
    .replace(/(?<!\d)(\d+(?:[.,]\d+)?)\s*斤(?:\s*(\d+)\s*两)?/g, (_, jin: string, liang = "0") => {
      return `${(500 * Number(jin.replace(",", ".")) + 50 * Number(liang)) / 1000} kg `;
    })
    .replace(/克/g, "g ")
    .replace(/磅/g, "lb ")
    .replace(/盎司/g, "oz ")
    .replace(/厘米|公分/g, "cm ")
    .replace(/毫米/g, "mm ")
    .replace(/英尺/g, "ft ")
    .replace(/英寸|寸/g, "in ")
    .replace(/米/g, "m ")
    .replace(/乘/g, "x")
    .replace(/[件箱个包]/g, " pcs ");
}

/** Sides that Chinese words name, `长40宽30高10厘米`, as a size is written elsewhere. */
export function joinNamedSides(text: string): string {
  return text.replace(/长\s*(\d[\d.]*)[^\d长]{0,20}宽\s*(\d[\d.]*)[^\d长]{0,20}高\s*(\d[\d.]*)/g, "$1x$2x$3");
}

const unit = "([^\\d\\s.,&+]+?\\.?)";
const one = new RegExp(`^([\\d.,'’\\s]*\\d)\\s*${unit}$`);
const two = new RegExp(`^(\\d+)\\s*${unit}[\\s,&+]*(?:and\\s*)?(\\d+(?:[.,]\\d+)?)\\s*${unit}$`);

/** What a unit is divided into, and into how many. */
export type Subunits<Unit extends string> = { readonly [larger in Unit]?: readonly [smaller: Unit, count: number] };

/**
 * The amounts of a text that says their units: `600 grams` has one and `2 lb 12 oz` two, of which the second is a part of
 * the first. Nothing for any other text: a measure is read as a whole or not at all. `mark`: what stands before decimals,
 * where that is known.
 */
export function parseCompoundMeasure<Unit extends string>(
  text: string,
  unitIn: (name: string) => Unit | undefined,
  divided: Subunits<Unit>,
  mark?: DecimalMark,
): readonly (readonly [amount: number, unit: Unit])[] | undefined {
  const plain = normalizeCjkUnits(text).toLowerCase().trim();
  if (plain.length > longestMeasure) return undefined;
  const [, whole = "", larger = "", part = "", smaller = ""] = two.exec(plain) ?? one.exec(plain) ?? [];
  const first = unitIn(larger);
  const amount = first && readMeasure(whole, first, mark);
  if (first === undefined || amount === undefined) return undefined;
  if (part === "") return [[amount, first]];
  const [of, count = 0] = divided[first] ?? [];
  const rest = readMeasure(part, "kg");
  return of !== undefined && unitIn(smaller) === of && rest !== undefined && rest < count
    ? [
        [amount, first],
        [rest, of],
      ]
    : undefined;
}
