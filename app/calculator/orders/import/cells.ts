import { normalizeDigits } from "#app/platform/digits.ts";
import { convertLength, type Mass, toLength, toMass } from "#rating/shipment/units.ts";
import { type DecimalMark, longestMeasure, readAmount, readMeasure } from "../../parse/amount.ts";
import { readSide, readSize } from "../../parse/size.ts";
import { splitLine } from "../../parse/line/tokens.ts";
import { readWeightAt } from "../../parse/line/weights.ts";
import { parseWeightUnit, readWeight, type WeightUnit } from "../../parse/weight.ts";
import type { Field, Sides, SideUnit } from "./types.ts";

/** Stands in place of a size that cannot be read where somebody wants the order priced by weight alone. */
export const byWeight = "–";

export const mostPieces = 9999;

const heaviestKg = 1e7;
const longestSide = toLength(1_300, "cm");

const plainNumber = /^\d+(?:\.\d+)?$/;

/** Plain numbers first: they are nearly all, and a hundred thousand rows have several each. */
function readNumber(text: string, mark?: DecimalMark): number | undefined {
  return mark !== "," && plainNumber.test(text) ? Number(text) : readAmount(text, mark);
}

/** A weight as lines have it ("½ kg", "1'200 g", "半公斤"), for cells that plain readers leave and whose decimals are in no doubt. */
function readWrittenWeight(text: string): Mass | undefined {
  if (/[.,]\d/.test(text)) return undefined;
  const tokens = splitLine(text);
  const weight = readWeightAt(tokens, 0);
  return weight?.next === tokens.length ? weight.mass : undefined;
}

/** A weight, in the column's unit or in its own ("800 g", "2 lb 12 oz"); nothing where there is none that a parcel can have. */
export function readCellWeight(text: string, unit: WeightUnit, mark?: DecimalMark): Mass | undefined {
  if (text.length > longestMeasure) return undefined;
  const amount = unit === "g" && !mark ? readMeasure(text, unit) : readNumber(text, mark);
  const mass = amount === undefined ? (readWeight(text, mark) ?? readWrittenWeight(text)) : toMass(amount, unit);
  return mass !== undefined && mass > 0 && mass <= toMass(heaviestKg, "kg") ? mass : undefined;
}

/** Whether a weight names its own unit. */
export function hasOwnUnit(text: string): boolean {
  const whole = normalizeDigits(text).trim();
  return whole.length <= longestMeasure && parseWeightUnit(/\d\s*(\p{L}+\.?)$/u.exec(whole)?.[1]) !== undefined;
}

/** The unit of a row's weight in a column of its own, where carriers write one letter. */
export function detectWeightUnit(text: string): WeightUnit | undefined {
  const letter = normalizeDigits(text).trim().toUpperCase();
  return letter === "K" ? "kg" : letter === "L" ? "lb" : parseWeightUnit(text);
}

/** Three sides in cm from one column or three; nothing where none is given, else the field that is wrong. */
export function readCellSides(
  cell: (field: Field) => string,
  unit: SideUnit,
  mark?: DecimalMark,
): Sides | Field | undefined {
  const size = cell("size");
  if (size === byWeight) return undefined;
  if (size) return readSize(size, unit, mark) ?? "size";
  const [a, b, c] = [cell("length"), cell("width"), cell("height")] as const;
  if (a === "" && b === "" && c === "") return undefined;
  const [long = -1, wide = -1, high = -1] = [a, b, c].map((side) => readCellSide(side, unit, mark));
  if (long > 0 && wide > 0 && high > 0) return [long, wide, high];
  if (long + wide + high === 0) return undefined;
  // the column of one side may hold all three
  const whole = readSize(a, unit, mark);
  if (whole) return whole;
  return long > 0 ? (wide > 0 ? "height" : "width") : "length";
}

/** One side in cm, in the file's unit or its own; 0 where there is none, nothing where it cannot be one. */
function readCellSide(text: string, unit: SideUnit, mark?: DecimalMark): number | undefined {
  if (text === "") return 0;
  if (text.length > longestMeasure) return undefined;
  const amount = unit === "mm" ? readMeasure(text, unit, mark) : readNumber(text, mark);
  const side = amount === undefined ? readSide(text, mark) : toLength(amount, unit);
  return side === undefined || side > longestSide ? undefined : convertLength("cm", side);
}

/** A whole number of pieces; 1 where none is given. */
export function readQuantity(text: string, mark?: DecimalMark): number | undefined {
  const quantity = text === "" ? 1 : readNumber(text, mark);
  return quantity !== undefined && Number.isInteger(quantity) && quantity >= 1 && quantity <= mostPieces
    ? quantity
    : undefined;
}
