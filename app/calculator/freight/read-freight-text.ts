import { convertLength, convertMass } from "#rating/shipment/units.ts";
import type { LineReader } from "../destination/line-reader.ts";
import type { Reading } from "../parse/line/reading.ts";
import { type Units, unitsOf } from "../parse/measure.ts";
import type { FreightRow, PieceKind } from "./cargo.ts";

/** How pieces are called in a mail: pallets, cartons, parcels. */
const called: readonly (readonly [PieceKind, string])[] = [
  ["pallet", "pallets?|plts?|skids?|托盘|托|板"],
  ["carton", "cartons?|ctns?|boxes|box|纸箱|箱"],
  ["parcel", "parcels?|packages?|pieces|pcs|包裹|件"],
];
const between = /\band\b|\bplus\b|和|以及|加|[;；、，\n+&]|,\s/i;

type FreightText = {
  rows: FreightRow[];
  units: Units;
  /** Each row's own text as it was read: its place, and what is to be settled. */
  readings: readonly Reading[];
};

/** Pieces that a text counts, each with the words about them. */
type CountedPieces = { kind: PieceKind; quantity: string; rest: string };

/** A longer text is no packing list. */
export const longestFreightText = 20_000;

/** The rows of a text about freight, as they are counted; none where it says no row whole. */
export function splitFreightText(text: string): CountedPieces[] {
  const parts: CountedPieces[] = [];
  for (const piece of text.split(between).map((part) => part.trim())) {
    const start = findRowStart(piece);
    const last = parts.at(-1);
    if (start) parts.push(start);
    else if (last) last.rest += `, ${piece}`;
  }
  return parts.every(({ rest }) => /\d/.test(rest)) ? parts : [];
}

/**
 * Freight as it is written in a mail: `8 pallets 120x80x150 of 400 kg and 14 cartons 60x40x40 of 18 kg`. What is written in
 * other units than its first row keeps its own.
 */
export function readFreightText(parts: readonly CountedPieces[], read: LineReader): FreightText {
  const readings = parts.map(({ rest }) => read(rest));
  const units = readings[0]?.imperial ? "imperial" : "metric";
  const rows = parts.map(({ kind, quantity }, at) => {
    const { mass, sides = [], imperial = false } = readings[at] ?? {};
    const own = unitsOf[imperial ? "imperial" : "metric"];
    const write = (amount: number, unit: string) =>
      `${Math.round(amount * 1000) / 1000}${imperial === (units === "imperial") ? "" : unit}`;
    const [length = "", width = "", height = ""] = sides.map((side) =>
      write(convertLength(own.length, side), own.length),
    );
    return {
      kind,
      quantity,
      length,
      width,
      height,
      weight: mass === undefined ? "" : write(convertMass(own.mass, mass), own.mass),
      stackable: kind !== "pallet",
    };
  });
  return { rows, units, readings };
}

function findRowStart(text: string): CountedPieces | undefined {
  for (const [kind, words] of called) {
    const found = new RegExp(`^(\\D{0,20}?)(\\d+)\\s*(?:x\\s*)?(?:${words})(.*)$`, "is").exec(text);
    if (found) return { kind, quantity: found[2] ?? "", rest: `${found[1]} ${found[3]}`.trim() };
  }
  return undefined;
}
