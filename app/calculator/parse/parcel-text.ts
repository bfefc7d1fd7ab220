import type { FormState, ParcelFields } from "../store/form-state.ts";
import { normalizeCjkUnits } from "./compound-measure.ts";
import { convertMass } from "#rating/shipment/units.ts";
import { readMeasure } from "./amount.ts";
import { parseWeightUnit, readWeight, weightNames } from "./weight.ts";

const amount = "(\\d+(?:[.,]\\d+)*)";
/** Where a number begins: to try it again from each of its digits would take the square of its length. */
const start = "(?<!\\d|\\d[.,])";
const unit = `(?:${weightNames})(?![a-z])\\.?`;
const pieces = "(?:pcs?|pieces|cartons|boxes|parcels)\\b";
/** A weight, with what may be its second part. */
const weighed = new RegExp(
  `${start}${amount}\\s*(${unit})(?:[\\s,&+]*(?:and\\s+)?${amount}\\s*(?:${unit}|$)(?!\\s*${pieces}))?`,
);
const times = '\\s*(?:cm|in|"|mm|m)?\\s*[x×*]\\s*';
const threeSides = new RegExp(
  `${start}(?:(\\d+)\\s*[x×*]\\s*)?${amount}${times}${amount}${times}${amount}\\s*(mm|cm|in(?:ch(?:es)?)?|"|m)?`,
);
const countedBefore = new RegExp(`${start}(\\d+)\\s*${pieces}\\s*$`);

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
  const plain = normalizeCjkUnits(text).toLowerCase().replace(/\s+/g, " ").trim();
  const sides = threeSides.exec(plain);
  const rest = sides ? plain.replace(sides[0], " | ") : plain;
  const weight = weighed.exec(rest);
  const read = weight ? readWeight(weight[0]) : undefined;
  if (!sides && !weight) return undefined;
  const imperial = /^(in|")/.test(sides?.[5] ?? "") || /^(lb|oz)/.test(parseWeightUnit(weight?.[2]) ?? "");
  const before = plain.slice(0, sides ? sides.index : weight?.index);
  const counted = countedBefore.exec(before);
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
      .map((side) => formatInFormUnit(side, readMeasure(side, unit), (amount) => convertSide(amount, unit, imperial)));
    Object.assign(fields, { length, width, height });
  }
  if (weight) {
    const [written, first = ""] = weight;
    if (read !== undefined) fields.weight = roundAmount(convertMass(imperial ? "lb" : "kg", read));
    else fields.weight = weight[3] === undefined ? first : written.trim();
  }
  return { fields, units: imperial ? "imperial" : "metric" };
}

/** What the form shows for a figure; one that was not read stays. */
function formatInFormUnit(written: string, amount: number | undefined, into: (amount: number) => number): string {
  return amount === undefined ? written : roundAmount(into(amount));
}

function roundAmount(amount: number): string {
  return String(Math.round(amount * 1000) / 1000);
}

function convertSide(side: number, unit: string, imperial: boolean): number {
  const cm = unit === "mm" ? side / 10 : unit === "m" ? side * 100 : /^(in|")/.test(unit) ? side * 2.54 : side;
  return imperial ? cm / 2.54 : cm;
}
