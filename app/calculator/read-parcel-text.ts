import type { FormState, ParcelFields } from "./form-state.ts";
import { inLatin } from "./in-latin.ts";
import { readMeasure } from "./read-measure.ts";

/**
 * Understands a parcel written in one line: `40x30x20 cm 2.5kg`, `2 × 12*10*6 in, 3 lb`, `2公斤 40x30x20`. Gives the fields
 * in the units that were written, nothing for a text that says neither weight nor three sides. A figure with two meanings
 * (`1,645 kg`) stays as it was written, for the form to ask.
 */
export function readParcelText(text: string): { fields: Partial<ParcelFields>; units: FormState["units"] } | undefined {
  const plain = inLatin(text).toLowerCase().trim();
  const amount = "(\\d+(?:[.,]\\d+)*)";
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
    const unit = sides[5] ?? "cm";
    const [length = "", width = "", height = ""] = sides
      .slice(2, 5)
      .map((side) => inFormUnit(side, readMeasure(side, unit), (amount) => sideIn(amount, unit, imperial)));
    Object.assign(fields, { length, width, height });
  }
  if (weight) {
    const [, written = "", unit = "kg"] = weight;
    fields.weight = inFormUnit(written, readMeasure(written, unit), (amount) => weightIn(amount, unit, imperial));
  }
  return { fields, units: imperial ? "imperial" : "metric" };
}

/** What the form shows for a figure; one that was not read stays. */
function inFormUnit(written: string, amount: number | undefined, into: (amount: number) => number): string {
  return amount === undefined ? written : String(Math.round(into(amount) * 1000) / 1000);
}

function sideIn(side: number, unit: string, imperial: boolean): number {
  const cm = unit === "mm" ? side / 10 : unit === "m" ? side * 100 : /^(in|")/.test(unit) ? side * 2.54 : side;
  return imperial ? cm / 2.54 : cm;
}

function weightIn(weight: number, unit: string, imperial: boolean): number {
  if (unit === "g") return imperial ? weight / 453.59237 : weight / 1000;
  if (unit === "oz") return weight / 16;
  if (unit.startsWith("kg")) return imperial ? weight / 0.45359237 : weight;
  return weight;
}
