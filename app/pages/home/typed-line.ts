import { getFreightPath, loadLineReader } from "#app/calculator/destination/line-reader.ts";
import { readAmount, roundDecimals } from "#app/calculator/parse/amount.ts";
import { type Part, type Reading, replaceSpan } from "#app/calculator/parse/line/reading.ts";
import { convertLength, convertMass } from "#rating/shipment/units.ts";
import { type FieldProblem, type Fields, readFields } from "./parcel.ts";

type FieldName = keyof Fields;
type Countries = readonly { code: string; name: string }[];
type Read = (text: string) => Reading;

/**
 * A line as it goes on: `reading` has what was typed in the other fields after it. `fields`: what they show of it; `isHeld`
 * where that is all of it. `freight`: where it is priced, once it is clear that it is freight.
 */
export type TypedLine = { reading: Reading; fields: Fields; isHeld: boolean; freight: string | undefined };

/**
 * The text of a field as a line about a shipment; nothing for one that says nothing about any, nor for a number alone: the
 * field says what that measures. `order`: the fields in which somebody has typed, the last at the end.
 */
export async function readTypedLine(
  name: FieldProblem,
  fields: Fields,
  order: readonly FieldName[],
  countries: Countries,
): Promise<TypedLine | undefined> {
  const read = await loadLineReader();
  const text = fields[name];
  const typed = name === "weight" ? askForUnit(read(text), read) : read(text);
  const says = typed.parts.length > 0 || typed.problems.some(({ kind }) => kind !== "unknown");
  if (!says || readAmount(text) !== undefined) return undefined;
  const later = order.slice(order.indexOf(name) + 1);
  const whole = writeWholeLine(typed, pickBeside(typed, fields, order, later), countries, later);
  const reading = whole === text ? typed : read(whole);
  const isHeld = areFieldsEnough(reading);
  return {
    reading,
    isHeld,
    fields: sayFields(reading, { ...fields, [name]: isHeld ? "" : text }, later),
    freight: getFreightPath(reading),
  };
}

/** In a field of weights `3x4` lacks its unit, and is no size. */
function askForUnit(reading: Reading, read: Read): Reading {
  const { text, parts, problems } = reading;
  const weighed = `${text.trim()} kg`;
  if (parts.length > 0 || problems.some(({ kind }) => kind !== "size") || read(weighed).problems.length > 0)
    return reading;
  return { ...reading, problems: [{ kind: "unit", span: [0, text.length], proposals: [weighed] }] };
}

/** What was typed after a line, once nothing in it is to be settled; of freight, which has fields elsewhere, where it goes. */
function pickBeside(
  { problems }: Reading,
  { to, weight, size }: Fields,
  order: readonly FieldName[],
  later: readonly FieldName[],
): Partial<Fields> {
  if (problems.some(({ kind }) => kind === "freight")) return order.includes("to") ? { to } : {};
  if (problems.length > 0) return {};
  return {
    ...(later.includes("to") && { to }),
    ...(later.includes("weight") && { weight }),
    ...(later.includes("size") && { size }),
  };
}

/** What the short form has fields for, or what no price hangs on. */
const held: ReadonlySet<Part["kind"]> = new Set(["place", "weight", "size", "origin", "street"]);

/** Whether the fields hold all of a line, and nothing is to be settled. An island's price is by its postcode, for which there is none. */
function areFieldsEnough({ area, parts, problems }: Reading): boolean {
  return problems.length === 0 && area === undefined && parts.every(({ kind }) => held.has(kind));
}

/** The fields with what they can show of a line: of freight where it goes, and nothing of what differs from parcel to parcel. */
export function sayFields(reading: Reading, fields: Fields, later: readonly FieldName[] = []): Fields {
  const { to, problems, more = [] } = reading;
  if (problems.some(({ kind }) => kind !== "freight")) return fields;
  const parcels = problems.length > 0 ? [] : [reading, ...more];
  const weights = new Set(parcels.map(({ mass }) => (mass ? write(convertMass("kg", mass)) : "")));
  const sizes = new Set(
    parcels.map(({ sides = [] }) => sides.map((side) => write(convertLength("cm", side))).join(" × ")),
  );
  const [weight] = weights;
  const [size] = sizes;
  const said: Partial<Fields> = {
    ...(to && { to }),
    ...(weight && weights.size === 1 && { weight }),
    ...(sizes.size > 1 ? { size: "" } : size && { size }),
  };
  for (const field of later) delete said[field];
  return { ...fields, ...said };
}

function write(amount: number): string {
  return String(roundDecimals(amount, 3));
}

/** What of a line the fields are about. */
const saidIn = { to: "place", weight: "weight", size: "size" } as const satisfies Record<FieldName, Part["kind"]>;
const measures: ReadonlySet<Part["kind"]> = new Set(["quantity", "weight", "size", "origin", "street"]);

/**
 * A line with what somebody has said in the other fields: where the line says nothing of it, or something that was typed
 * there after it (`later`). A weight or a size is then that of each parcel, however many kinds of them the line names.
 */
export function writeWholeLine(
  reading: Reading,
  own: Partial<Fields>,
  countries: Countries,
  later: readonly FieldName[] = [],
): string {
  const { text, parts, more = [] } = reading;
  const isOwn = (name: FieldName) =>
    own[name] !== undefined &&
    (later.includes(name) || (own[name] !== "" && parts.every(({ kind }) => kind !== saidIn[name])));
  const country = isOwn("to") ? countries.find(({ code }) => code === own.to)?.name : undefined;
  const parcel = readFields({
    to: "",
    weight: isOwn("weight") ? (own.weight ?? "") : "1",
    size: isOwn("size") ? (own.size ?? "") : "",
  });
  const isKept = ({ kind }: Part) => country === undefined || kind !== "place";
  if (typeof parcel === "string" || !(isOwn("weight") || isOwn("size"))) {
    if (country === undefined) return text;
    const left = parts.reduceRight((rest, part) => (isKept(part) ? rest : replaceSpan(rest, part.span, "")), text);
    return `${left} ${country}`;
  }
  const weighed = parts.filter((part) => part.kind === "weight");
  const rows = [reading, ...more].map(({ quantity = 1, mass, sides }, row) => {
    const unit = weighed[row]?.imperial ? "lb" : "kg";
    const amount = isOwn("weight") ? parcel.weight_kg : mass && roundDecimals(convertMass(unit, mass), 6);
    const size = isOwn("size") ? parcel.size_cm : sides?.map((side) => roundDecimals(convertLength("cm", side), 3));
    return [
      ...(quantity > 1 || more.length > 0 ? [`${quantity} x`] : []),
      ...(amount === undefined ? [] : [`${amount} ${isOwn("weight") ? "kg" : unit}`]),
      ...(size ? [`${size.join("x")} cm`] : []),
    ].join(" ");
  });
  const others = parts.filter((part) => isKept(part) && !measures.has(part.kind));
  return [...others.map(({ span }) => text.slice(...span)), rows.join(" + "), country ?? ""].join(" ").trim();
}
