import { m } from "#app/messages/m.ts";
import { sizeText } from "./size-text.ts";

type Cargo = { quantity?: number; weight_kg: number; size_cm: readonly number[]; place: string };

/** The cargo that freight lines are compared by, in a sentence. */
export function cargoText({ quantity = 1, weight_kg, size_cm, place }: Cargo): string {
  return m.freight_sample_intro({ quantity, weight: weight_kg, size: sizeText(size_cm), place });
}
