import { length } from "#rating/length.ts";
import { mass } from "#rating/mass.ts";
import type { Parcel } from "#rating/shipment.ts";
import { readAmount } from "../read-amount.ts";

export const pieceKinds = ["parcel", "carton", "pallet"] as const;
export type PieceKind = (typeof pieceKinds)[number];

/** What stands in the form, as it was typed: centimetres and kilograms. */
export type FreightFields = {
  kind: PieceKind;
  to: string;
  postcode: string;
  quantity: string;
  length: string;
  width: string;
  height: string;
  weight: string;
  stackable: boolean;
};

/** The pallets that a provider's form begins with, in kilograms and centimetres. */
export type StartPallets = {
  to: string;
  postcode?: string | undefined;
  quantity: number;
  weight_kg: number;
  size_cm: readonly [length: number, width: number, height: number];
};

export function startFields({ to, postcode = "", quantity, weight_kg, size_cm }: StartPallets): FreightFields {
  const [length, width, height] = size_cm;
  return {
    kind: "pallet",
    to,
    postcode,
    quantity: String(quantity),
    length: String(length),
    width: String(width),
    height: String(height),
    weight: String(weight_kg),
    stackable: false,
  };
}

/** Footprints of usual pallets in cm: EUR (EN 13698-1), ISO 6780's 1200 × 1000 mm, and the GMA's 48 × 40 in. */
export const footprints = [
  { name: "120 × 80 cm", length: "120", width: "80" },
  { name: "120 × 100 cm", length: "120", width: "100" },
  { name: "48 × 40 in", length: "121.9", width: "101.6" },
] as const;

const most = { quantity: 5000, side: 1200, weight: 30_000 };
export type FieldProblem = "quantity" | "length" | "width" | "height" | "weight";

/** The pieces that the form describes, or the fields that cannot be read. */
export function readCargo(fields: FreightFields): Parcel | readonly FieldProblem[] {
  const within = (name: FieldProblem, limit: number) => {
    const amount = readAmount(fields[name]);
    return amount !== undefined && amount > 0 && amount <= limit ? amount : undefined;
  };
  const quantity = within("quantity", most.quantity);
  const [a, b, c] = [within("length", most.side), within("width", most.side), within("height", most.side)];
  const weight = within("weight", most.weight);
  if (!quantity || !Number.isInteger(quantity) || !a || !b || !c || !weight) {
    const read = { quantity: quantity && Number.isInteger(quantity), length: a, width: b, height: c, weight };
    return (["quantity", "length", "width", "height", "weight"] as const).filter((name) => !read[name]);
  }
  return {
    quantity,
    mass: mass(weight, "kg"),
    sides: [length(a, "cm"), length(b, "cm"), length(c, "cm")],
    ...(fields.kind === "pallet" && { upright: true }),
    ...(!fields.stackable && { unstackable: true }),
  };
}
