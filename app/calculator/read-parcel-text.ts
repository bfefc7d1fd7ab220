import type { FormState, ParcelFields } from "./form-state.ts";
import { inLatin } from "./in-latin.ts";

/**
 * Understands a parcel written in one line: `40x30x20 cm 2.5kg`, `2 × 12*10*6 in, 3 lb`, `2公斤 40x30x20`. Gives the fields
 * in the units that were written, nothing for a text that says neither weight nor three sides.
 */
export function readParcelText(text: string): { fields: Partial<ParcelFields>; units: FormState["units"] } | undefined {
  const plain = inLatin(text).toLowerCase().replaceAll(",", ".").trim();
  const amount = "(\\d+(?:\\.\\d+)?)";
  const times = '\\s*(?:cm|in|"|mm|m)?\\s*[x×*]\\s*';
  const sides = new RegExp(
    `(?:(\\d+)\\s*[x×*]\\s*)?${amount}${times}${amount}${times}${amount}\\s*(mm|cm|in(?:ch(?:es)?)?|"|m)?`,
  ).exec(plain);
  const weight = new RegExp(`${amount}\\s*(kg|kgs|g|lbs?|oz)\\b`).exec(plain);
  if (!sides && !weight) return undefined;
  const imperial = /^(in|")/.test(sides?.[5] ?? "") || /^(lb|oz)/.test(weight?.[2] ?? "");
  const before = plain.slice(0, sides ? sides.index : weight?.index);
  const quantity = sides?.[1] ?? /(\d+)\s*(?:pcs?|pieces|cartons|boxes|parcels)\s*$/.exec(before)?.[1];
  const fields: Partial<ParcelFields> = { ...(quantity && { quantity }) };
  if (sides) {
    const [length, width, height] = sides
      .slice(2, 5)
      .map((side) => inFormUnit(Number(side), sides[5] ?? "cm", imperial));
    Object.assign(fields, { length, width, height });
  }
  if (weight) fields.weight = weightInFormUnit(Number(weight[1]), weight[2] ?? "kg", imperial);
  return { fields, units: imperial ? "imperial" : "metric" };
}

function inFormUnit(side: number, unit: string, imperial: boolean): string {
  const cm = unit === "mm" ? side / 10 : unit === "m" ? side * 100 : /^(in|")/.test(unit) ? side * 2.54 : side;
  return text(imperial ? cm / 2.54 : cm);
}

function weightInFormUnit(weight: number, unit: string, imperial: boolean): string {
  if (unit === "g") return text(imperial ? weight / 453.59237 : weight / 1000);
  if (unit === "oz") return text(weight / 16);
  if (unit.startsWith("kg")) return text(imperial ? weight / 0.45359237 : weight);
  return text(weight);
}

function text(amount: number): string {
  return String(Math.round(amount * 1000) / 1000);
}
