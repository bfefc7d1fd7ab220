import { type FreightFields, pieceKinds } from "./cargo.ts";

/** The name of freight in the address. */
export const freightParam = "freight";

/** Freight as it stands in the address: `pallet_US_90001_20_120_100_180_240_n`. */
export function writeFreight(fields: FreightFields): string {
  const { kind, to, postcode, quantity, length, width, height, weight, stackable } = fields;
  const plain = (text: string) => text.replaceAll("_", "").slice(0, 12);
  return [kind, to, ...[postcode, quantity, length, width, height, weight].map(plain), stackable ? "y" : "n"].join("_");
}

/** The freight of an address; what is missing or not understood is as at the start. */
export function readFreight(text: string | null, start: FreightFields): FreightFields {
  if (!text) return start;
  const parts = text.slice(0, 120).split("_");
  const [kind, to, postcode, quantity, length, width, height, weight, stackable] = parts;
  return {
    kind: pieceKinds.find((known) => known === kind) ?? start.kind,
    to: /^[A-Z]{2}$/.test(to ?? "") ? (to ?? start.to) : start.to,
    postcode: postcode ?? start.postcode,
    quantity: quantity ?? start.quantity,
    length: length ?? start.length,
    width: width ?? start.width,
    height: height ?? start.height,
    weight: weight ?? start.weight,
    stackable: stackable === "y",
  };
}
