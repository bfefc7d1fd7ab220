import { loadLineReader } from "#app/calculator/destination/line-reader.ts";
import type { Part, Reading } from "#app/calculator/parse/line/reading.ts";
import { convertLength, convertMass } from "#rating/shipment/units.ts";
import { type FieldProblem, type Fields, readFields } from "./parcel.ts";

/** A text of a field as a line about a shipment; nothing for one that says nothing about any, and for a number that no unit makes a weight. */
export async function readTypedLine(text: string): Promise<Reading | undefined> {
  const reading = (await loadLineReader())(text);
  const measures =
    reading.parts.length > 0 ||
    reading.problems.some(({ kind, proposals }) => kind !== "unknown" && (kind !== "unit" || proposals.length > 0));
  return measures ? reading : undefined;
}

/** What the short form has fields for, or what no price hangs on. */
const held: ReadonlySet<Part["kind"]> = new Set(["place", "weight", "size", "origin", "street"]);

/** What of a line the fields are about. */
const saidIn = { to: "place", weight: "weight", size: "size" } as const satisfies Record<keyof Fields, Part["kind"]>;

/**
 * The fields with what a line in one of them says; nothing while something is to be settled, or where it says more than they
 * hold. What was typed in another one after it (`later`) stands.
 */
export function fillFields(
  reading: Reading,
  name: FieldProblem,
  fields: Fields,
  later: readonly (keyof Fields)[] = [],
): Fields | undefined {
  const { area, parts } = reading;
  // an island's price is by its postcode, for which there is no field
  if (reading.problems.length > 0 || area !== undefined || parts.some(({ kind }) => !held.has(kind))) return undefined;
  return sayFields(reading, { ...fields, [name]: "" }, later);
}

/** The same of a line that says more than the fields hold: they show what of it they can. */
export function sayFields(
  { to, mass, sides, problems }: Reading,
  fields: Fields,
  later: readonly (keyof Fields)[],
): Fields {
  if (problems.length > 0) return fields;
  const round = (amount: number) => String(Math.round(amount * 1000) / 1000);
  const said: Partial<Fields> = {
    ...(to && { to }),
    ...(mass !== undefined && { weight: round(convertMass("kg", mass)) }),
    ...(sides && { size: sides.map((side) => round(convertLength("cm", side))).join(" × ") }),
  };
  for (const field of later) delete said[field];
  return { ...fields, ...said };
}

/**
 * A line with what somebody has said in the other fields: where the line says nothing of it, or something that was typed
 * there after it (`later`).
 */
export function writeWholeLine(
  { text, parts }: Reading,
  own: Partial<Fields>,
  countries: readonly { code: string; name: string }[],
  later: readonly (keyof Fields)[] = [],
): string {
  const isSaid = (field: keyof Fields) => !later.includes(field) && parts.some(({ kind }) => kind === saidIn[field]);
  const country = countries.find(({ code }) => code === own.to)?.name;
  const weight = isSaid("weight") ? undefined : own.weight;
  const parcel = readFields({ to: "", weight: weight ?? "1", size: (!isSaid("size") && own.size) || "" });
  if (typeof parcel === "string") return text;
  const dropped = new Set<Part["kind"]>(later.map((field) => saidIn[field]));
  const rest = parts
    .filter(({ kind }) => dropped.has(kind))
    .reduceRight((left, { span: [from, next] }) => left.slice(0, from) + left.slice(next), text);
  return [
    rest.trim(),
    ...(weight === undefined ? [] : [`${parcel.weight_kg} kg`]),
    ...(parcel.size_cm ? [`${parcel.size_cm.join("x")} cm`] : []),
    ...(!isSaid("to") && country ? [country] : []),
  ].join(" ");
}
