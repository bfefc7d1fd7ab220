import { convertLength, convertMass, type Mass } from "#rating/shipment/units.ts";
import { roundDecimals } from "../parse/amount.ts";
import { readNumberAt } from "../parse/line/numbers.ts";
import type { Reading } from "../parse/line/reading.ts";
import { splitLine } from "../parse/line/tokens.ts";
import { readVolume } from "../parse/volume.ts";
import { type Units, unitsOf } from "../parse/measure.ts";
import { createTotalRow, type FreightRow, isContainer, type PieceKind } from "./cargo.ts";

/** All goods of a text together, in the units that it uses. */
export type Total = { row: FreightRow; units: Units };

/**
 * The weight and the volume of all goods together, where readings say so of pieces without a size: what they do not say, or
 * say twice, is left to be asked. Nothing where they say neither, or count pieces whose volume nobody tells.
 */
export function readTotal(readings: readonly Reading[]): Total | undefined {
  const parcels = readings.flatMap((own) => [own, ...(own.more ?? [])]);
  const volumes = readings.flatMap(readVolumes);
  const weighed = readings.filter(({ mass }) => mass);
  const isShared = readings.some(({ problems }) => problems.some(isOfShared));
  const isCounted = volumes.length === 0 && parcels.some(({ quantity }) => quantity);
  if (parcels.some(({ sides }) => sides) || isCounted || !(isShared || weighed.length > 0)) return undefined;
  const masses = weighed.map(({ more = [], ...own }) =>
    [own, ...more].reduce((sum, { mass = Number.NaN, quantity = 1 }) => sum + mass * quantity, 0),
  );
  const units = weighed[0]?.imperial ? "imperial" : "metric";
  return { row: createTotalRow(writeMass(masses, units), writeOne(volumes)), units };
}

/** Pieces that a text counts, and of how many of them its weight is. */
type Counted = { kind: PieceKind; quantity: string; pieces: number | undefined; reading: Reading };

/** Pieces without a size beside one volume, as a total; nothing where one of them is not weighed. */
export function sumPieces(all: readonly Counted[], units: Units): FreightRow | undefined {
  const isBare = all.every(({ kind, reading: { sides } }) => !isContainer(kind) && !sides);
  const masses = all.map(
    ({ quantity, pieces = Number.NaN, reading: { mass = Number.NaN } }) => (mass / pieces) * Number(quantity),
  );
  const weight = writeMass([masses.reduce((sum, own) => sum + own, 0)], units);
  const volume = writeOne(all.flatMap(({ reading }) => readVolumes(reading)));
  return isBare && weight && volume ? createTotalRow(weight, volume) : undefined;
}

function writeMass(masses: readonly Mass[], units: Units): string {
  return writeOne(masses.map((mass) => roundDecimals(convertMass(unitsOf[units].mass, mass), 3)));
}

/** Of several figures nobody knows which is meant. */
function writeOne([one, ...others]: readonly number[]): string {
  return one && others.length === 0 ? String(one) : "";
}

function isOfShared(problem: Reading["problems"][number]): boolean {
  return problem.kind === "freight" && problem.load.is === "shared";
}

/** Whether cubic metres beside a size say nothing new: they are those of one such piece, or of all. */
export function isVolumeOfSize(reading: Reading, count: number): boolean {
  const own = (reading.sides ?? []).reduce((product, side) => product * convertLength("m", side), 1);
  return readVolumes(reading).every((volume) =>
    [own, own * count].some((one) => Math.abs(one - volume) <= volume / 10),
  );
}

/** The cubic metres that a reading names. */
function readVolumes({ problems, text }: Reading): number[] {
  return problems
    .filter(isOfShared)
    .map(({ span }) => text.slice(...span))
    .flatMap((words) => readVolume(words) ?? readNumberAt(splitLine(words), 0)?.amount ?? []);
}
