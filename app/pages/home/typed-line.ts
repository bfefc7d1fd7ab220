import { loadLineReader } from "#app/calculator/destination/line-reader.ts";
import type { Part, Reading } from "#app/calculator/parse/line/reading.ts";
import { convertLength, convertMass } from "#rating/shipment/units.ts";
import type { FieldProblem, Fields } from "./parcel.ts";

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

/** The fields with what a line in one of them says; nothing while something is to be settled, or where it says more than they hold. */
export function fillFields(reading: Reading, name: FieldProblem, fields: Fields): Fields | undefined {
  const { to, area, mass, sides, parts, problems } = reading;
  // an island's price is by its postcode, for which there is no field
  if (problems.length > 0 || area !== undefined || parts.some(({ kind }) => !held.has(kind))) return undefined;
  const round = (amount: number) => String(Math.round(amount * 1000) / 1000);
  return {
    ...fields,
    [name]: "",
    ...(to && { to }),
    ...(mass !== undefined && { weight: round(convertMass("kg", mass)) }),
    ...(sides && { size: sides.map((side) => round(convertLength("cm", side))).join(" × ") }),
  };
}
