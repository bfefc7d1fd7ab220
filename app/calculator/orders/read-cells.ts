import { mass } from "#rating/mass.ts";
import { type DecimalMark, readAmount } from "../read-amount.ts";
import { readMeasure } from "../read-measure.ts";
import { readSize } from "../read-size.ts";
import { readWeight as inUnits } from "../read-weight.ts";
import { type WeightUnit, weightUnitIn } from "../weight-unit.ts";
import type { Field, SideUnit } from "./columns.ts";

export type Sides = readonly [number, number, number];

/** Stands in place of a size that cannot be read where somebody wants the order priced by weight alone. */
export const byWeight = "–";

export const mostPieces = 9999;

/** A weight, in the column's unit or in its own ("800 g", "2 lb 12 oz"); nothing where there is none that a parcel can have. */
export function readWeight(text: string, unit: WeightUnit, mark?: DecimalMark): number | undefined {
  const own = simple.test(text) ? undefined : withUnit.exec(text);
  const written = own ? weightUnitIn(own[2]) : unit;
  if (own && (written === undefined || twoUnits.test(text))) return inUnits(text) || undefined;
  if (written === undefined) return undefined;
  const weight = own || (written === "g" && !mark) ? readMeasure(own?.[1] ?? text, written, mark) : amount(text, mark);
  if (weight === undefined || weight <= 0 || weight > 1e7) return undefined;
  return mass(weight, written);
}

/** Three sides in cm from one column or three; nothing where none is given, else the field that is wrong. */
export function readSides(
  cell: (field: Field) => string,
  unit: SideUnit,
  mark?: DecimalMark,
): Sides | Field | undefined {
  const size = cell("size");
  if (size === byWeight) return undefined;
  if (size) return readSize(size, unit, mark) ?? "size";
  const [a, b, c] = [cell("length"), cell("width"), cell("height")] as const;
  if (a === "" && b === "" && c === "") return undefined;
  const sides = [readSide(a, unit, mark), readSide(b, unit, mark), readSide(c, unit, mark)] as const;
  const [long = -1, wide = -1, high = -1] = sides;
  if (long > 0 && wide > 0 && high > 0) return [long, wide, high];
  if (long + wide + high === 0) return undefined;
  // the column of one side may hold all three
  const whole = readSize(a, unit, mark);
  if (whole) return whole;
  return long > 0 ? (wide > 0 ? "height" : "width") : "length";
}

/** One side in cm, in the file's unit or its own; 0 where there is none, nothing where it cannot be one. */
function readSide(text: string, unit: SideUnit, mark?: DecimalMark): number | undefined {
  if (text === "") return 0;
  const own = simple.test(text) ? undefined : /^(.*\d)\s*(cm|mm|in|"|厘米|毫米|英寸)$/i.exec(text);
  const written = own?.[2]?.toLowerCase() ?? unit;
  const factor = centimetres[written] ?? 1;
  const side = factor === 0.1 ? readMeasure(own?.[1] ?? text, "mm", mark) : amount(own?.[1] ?? text, mark);
  const cm = side === undefined ? undefined : side * factor;
  return cm === undefined || cm > 1300 ? undefined : cm;
}

const centimetres: Readonly<Record<string, number>> = { mm: 0.1, 毫米: 0.1, in: 2.54, '"': 2.54, 英寸: 2.54 };

/** A whole number of pieces; 1 where none is given. */
export function readQuantity(text: string, mark?: DecimalMark): number | undefined {
  const quantity = text === "" ? 1 : amount(text, mark);
  return quantity !== undefined && Number.isInteger(quantity) && quantity >= 1 && quantity <= mostPieces
    ? quantity
    : undefined;
}

const twoUnits = /\d\s*\p{L}.*\d\s*\p{L}+\.?$/u;
const withUnit = /^(.*\d)\s*([a-z]+\.?|公斤|千克|克|磅|盎司|斤|两)$/i;

/** Whether a weight names its own unit. */
export function hasOwnUnit(text: string): boolean {
  return weightUnitIn(withUnit.exec(text.trim())?.[2]) !== undefined;
}

/** The unit of a row's weight in a column of its own, where carriers write one letter. */
export function weightUnitBeside(text: string): WeightUnit | undefined {
  const letter = text.trim().toUpperCase();
  return letter === "K" ? "kg" : letter === "L" ? "lb" : weightUnitIn(text);
}

const simple = /^\d+(?:\.\d+)?$/;

/** Plain numbers first: they are nearly all, and a hundred thousand rows have several each. */
function amount(text: string, mark?: DecimalMark): number | undefined {
  return mark !== "," && simple.test(text) ? Number(text) : readAmount(text, mark);
}
