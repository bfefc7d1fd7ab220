import { readKg } from "#app/calculator/parse/weight.ts";
import { readTypedSize, writeSides } from "#app/calculator/parse/size.ts";

/** What stands in the short form, as it was typed. */
export type Fields = { to: string; weight: string; size: string };

export const fieldNames = ["to", "weight", "size"] as const satisfies readonly (keyof Fields)[];

/**
 * A parcel as the short form understands it; without sides it is priced by weight alone. `postcode`: for the calculator, which
 * alone asks for it.
 */
export type Parcel = { to: string; weight_kg: number; size_cm?: [number, number, number]; postcode?: string };

const lightestKg = 0.001;
const heaviestKg = 30_000;

export type FieldProblem = "weight" | "size";

/** The parcel of the fields, or the first field that cannot be read. */
export function readFields({ to, weight, size }: Fields): Parcel | FieldProblem {
  const weight_kg = readKg(weight);
  if (weight_kg === undefined || weight_kg < lightestKg || weight_kg > heaviestKg) return "weight";
  if (size.trim() === "") return { to, weight_kg };
  const size_cm = readTypedSize(size);
  return size_cm ? { to, weight_kg, size_cm } : "size";
}

export function toFields({ to, weight_kg, size_cm }: Parcel): Fields {
  return { to, weight: String(weight_kg), size: size_cm?.join(" × ") ?? "" };
}

/**
 * The fields with nothing in place of a size that nobody has typed (`typed`: what somebody has), where the weight is no
 * longer the example's: a size goes with the weight it was made for. The same object where nothing changes.
 */
export function dropExampleSize(fields: Fields, example: Fields, typed: ReadonlySet<string>): Fields {
  const isLeft = fields.size === example.size && fields.size !== "" && !typed.has("size");
  return isLeft && readKg(fields.weight) !== readKg(example.weight) ? { ...fields, size: "" } : fields;
}

/** Of the fields those that somebody has filled in; the others hold what the example says. */
export function pickOwnFields(fields: Fields, example: Fields, typed: ReadonlySet<string>): Partial<Fields> {
  const isOwn = (name: keyof Fields) => typed.has(name) || fields[name] !== example[name];
  const { to, weight, size } = fields;
  return { ...(isOwn("to") && { to }), ...(isOwn("weight") && { weight }), ...(isOwn("size") && { size }) };
}

/** The calculator with the parcel filled in. */
export function buildParcelQuery({
  to,
  weight_kg,
  size_cm = [],
}: {
  to: string;
  weight_kg: number;
  size_cm?: number[];
}) {
  const sides = size_cm.length > 0 ? writeSides(size_cm) : ["", "", ""];
  return new URLSearchParams({ to, parcel: [1, weight_kg, ...sides].join("_") });
}
