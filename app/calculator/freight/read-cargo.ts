import { type ContainerKind, containers } from "#rating/loading/containers-and-pallets.ts";
import type { Parcel } from "#rating/shipment/shipment.ts";
import { type Length, type Mass, toLength, toMass } from "#rating/shipment/units.ts";
import { readCount } from "../parse/amount.ts";
import { readLength, readMass, type Units } from "../parse/measure.ts";
import { guessMetres } from "../parse/size.ts";
import { readVolume } from "../parse/volume.ts";
import { lightestParcel } from "../parse/weight.ts";
import { type FreightFields, type FreightRow, isContainer } from "./cargo.ts";

/** The most that each field takes; `volume` in cubic metres, and `total` of all goods together. */
export const most = {
  quantity: 5000,
  side: toLength(1200, "cm"),
  mass: toMass(30, "t"),
  volume: 100,
  total: toMass(100, "t"),
};
const rowFields = ["quantity", "length", "width", "height", "weight"] as const;
export type RowField = (typeof rowFields)[number] | "volume";

/** The pieces that the form describes, or of each row the fields that cannot be read. */
export function readCargo({ rows, units }: Pick<FreightFields, "rows" | "units">): {
  parcels: readonly Parcel[] | undefined;
  problems: readonly (readonly RowField[])[];
} {
  const read = rows.map((row) => readRow(row, units));
  const parcels = read.flatMap((one) => ("mass" in one ? [one] : []));
  return {
    parcels: parcels.length === rows.length && parcels.length > 0 ? parcels : undefined,
    problems: read.map((one) => ("mass" in one ? [] : one)),
  };
}

function readRow(row: FreightRow, units: Units): Parcel | readonly RowField[] {
  const within = (value: number | undefined, limit: number) =>
    value !== undefined && value > 0 && value <= limit ? value : undefined;
  const weigh = (limit: Mass): Mass | undefined => {
    const own = within(readMass(row.weight, units), limit);
    return own !== undefined && own >= lightestParcel ? own : undefined;
  };
  const side = (text: string): Length | undefined => within(readLength(text, units), most.side);
  const count = within(readCount(row.quantity), most.quantity);
  const quantity = count !== undefined && Number.isInteger(count) ? count : undefined;
  if (row.kind === "total") {
    const mass = weigh(most.total);
    const volume = within(readVolume(row.volume), most.volume);
    if (mass && volume) return { quantity: 1, isTotal: true, mass, sides: standIn(volume) };
    return [...(mass ? [] : ["weight" as const]), ...(volume ? [] : ["volume" as const])];
  }
  const [a, b, c] = [side(row.length), side(row.width), side(row.height)];
  const own = weigh(most.mass);
  if (isContainer(row.kind)) {
    const isRight = row.weight.trim() === "" || (own !== undefined && own <= readPayload(row.kind));
    if (!quantity || !isRight)
      return [...(quantity ? [] : ["quantity" as const]), ...(isRight ? [] : ["weight" as const])];
    return { quantity, hired: row.kind, ...fillContainer(row.kind), ...(own && { mass: own }) };
  }
  const isMetres = units === "metric" && guessMetres([row.length, row.width, row.height]) !== undefined;
  if (!quantity || !a || !b || !c || !own || isMetres) {
    const read = { quantity, length: a, width: b, height: !isMetres && c, weight: own };
    return rowFields.filter((name) => !read[name]);
  }
  return {
    quantity,
    mass: own,
    sides: [a, b, c],
    ...(row.kind === "pallet" && { upright: true }),
    ...(!row.stackable && { unstackable: true }),
  };
}

/** Sides that make a volume in cubic metres to a tenth of a litre, and are no piece's. */
function standIn(volume: number): readonly [Length, Length, Length] {
  const metre = toLength(1, "m");
  return [metre, metre, Math.max(1, toLength(volume, "m"))];
}

/** What a container of a kind carries at most; a card may say less. */
export function readPayload(kind: ContainerKind): Mass {
  return toMass(containers[kind].payload, "g");
}

/**
 * What stands for the goods of a whole container: four fifths of its inside each way, so that no card's longest side refuses
 * it; of a weight that nobody has said, half of what it carries.
 */
function fillContainer(kind: ContainerKind): { mass: Mass; sides: readonly [Length, Length, Length] } {
  const { length, door } = containers[kind];
  const fill = (side: number) => toLength(Math.floor(side * 0.8), "mm");
  return { mass: readPayload(kind) / 2, sides: [fill(length), fill(door.width), fill(door.height)] };
}

/** Whether two forms ask for the same prices: units and the way that is open change none. */
export function isSameFreight(one: FreightFields, other: FreightFields): boolean {
  const ask = (fields: FreightFields) => JSON.stringify([fields.to, fields.postcode, readCargo(fields).parcels]);
  return ask(one) === ask(other);
}
