import type { FormState, ParcelFields } from "./form-state.ts";
import { inLatin } from "./in-latin.ts";
import { massIn } from "#rating/mass.ts";
import { readMeasure } from "./read-measure.ts";
import { readWeight } from "./read-weight.ts";
import { weightNames, weightUnitIn } from "./weight-unit.ts";

const amount = "(\\d+(?:[.,]\\d+)*)";
const unit = `(?:${weightNames})(?![a-z])\\.?`;
const pieces = "(?:pcs?|pieces|cartons|boxes|parcels)\\b";
/** A weight, with what may be its second part. */
const weighed = new RegExp(
  `${amount}\\s*(${unit})(?:[\\s,&+]*(?:and\\s+)?${amount}\\s*(?:${unit}|$)(?!\\s*${pieces}))?`,
);

/**
 * Understands a parcel written in one line: `40x30x20 cm 2.5kg`, `2 × 12*10*6 in, 3 lb`, `2公斤 40x30x20`. Gives the fields
 * in the units that were written, nothing for a text that says neither weight nor three sides. A figure with two meanings
 * (`1,645 kg`) stays as it was written, for the form to ask, and so does a weight that goes on (`2 lb 12`). `whole`: the
 * text is left alone where it says more numbers than these.
 */
export function readParcelText(
  text: string,
  whole = false,
): { fields: Partial<ParcelFields>; units: FormState["units"] } | undefined {
  const plain = inLatin(text).toLowerCase().trim();
  const times = '\\s*(?:cm|in|"|mm|m)?\\s*[x×*]\\s*';
  const sides = new RegExp(
    `(?:(\\d+)\\s*[x×*]\\s*)?${amount}${times}${amount}${times}${amount}\\s*(mm|cm|in(?:ch(?:es)?)?|"|m)?`,
  ).exec(plain);
  const rest = sides ? plain.replace(sides[0], " | ") : plain;
  const weight = weighed.exec(rest);
  const read = weight ? readWeight(weight[0]) : undefined;
  if (!sides && !weight) return undefined;
  const imperial = /^(in|")/.test(sides?.[5] ?? "") || /^(lb|oz)/.test(weightUnitIn(weight?.[2]) ?? "");
  const before = plain.slice(0, sides ? sides.index : weight?.index);
  const counted = new RegExp(`(\\d+)\\s*${pieces}\\s*$`).exec(before);
  const quantity = sides?.[1] ?? counted?.[1];
  if (
    whole &&
    /\d/.test([read && weight, counted].reduce((left, one) => (one ? left.replace(one[0], " ") : left), rest))
  )
    return undefined;
  const fields: Partial<ParcelFields> = { ...(quantity && { quantity }) };
  if (sides) {
    const unit = sides[5] ?? "cm";
    const [length = "", width = "", height = ""] = sides
      .slice(2, 5)
      .map((side) => inFormUnit(side, readMeasure(side, unit), (amount) => sideIn(amount, unit, imperial)));
    Object.assign(fields, { length, width, height });
  }
  if (weight) {
    const [written, first = ""] = weight;
    if (read !== undefined) fields.weight = rounded(massIn(imperial ? "lb" : "kg", read));
    else fields.weight = weight[3] === undefined ? first : written.trim();
  }
  return { fields, units: imperial ? "imperial" : "metric" };
}

/** What the form shows for a figure; one that was not read stays. */
function inFormUnit(written: string, amount: number | undefined, into: (amount: number) => number): string {
  return amount === undefined ? written : rounded(into(amount));
}

function rounded(amount: number): string {
  return String(Math.round(amount * 1000) / 1000);
}

function sideIn(side: number, unit: string, imperial: boolean): number {
  const cm = unit === "mm" ? side / 10 : unit === "m" ? side * 100 : /^(in|")/.test(unit) ? side * 2.54 : side;
  return imperial ? cm / 2.54 : cm;
}
