import { number } from "./format.ts";
import { clauses } from "./joined.ts";
import { sizeText } from "./size-text.ts";
import { unitText } from "./unit-text.ts";

/** A parcel in words: `0.8 kg, 40 × 30 × 10 cm`, or its weight alone where its size is not known. */
export function parcelText({ weight_kg, size_cm }: { weight_kg: number; size_cm?: readonly number[] }): string {
  const weight = `${number(weight_kg, 3)}\u00a0${unitText("kg")}`;
  if (!size_cm) return weight;
  const sides = size_cm.map((side) => number(side, 1));
  return clauses([weight, sizeText(sides, "cm")]);
}
