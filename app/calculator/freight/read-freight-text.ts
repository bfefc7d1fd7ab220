import { convertMeasureText, type Units } from "../parse/measure.ts";
import { readParcelText } from "../parse/parcel-text.ts";
import type { FreightRow, PieceKind } from "./cargo.ts";

/** How pieces are called in a mail: pallets, cartons, parcels. */
const called: readonly (readonly [PieceKind, string])[] = [
  ["pallet", "pallets?|plts?|skids?|托盘|托|板"],
  ["carton", "cartons?|ctns?|boxes|box|纸箱|箱"],
  ["parcel", "parcels?|packages?|pieces|pcs|包裹|件"],
];
const between = /\s*(?:\band\b|\bplus\b|和|以及|加|[;；、，\n+&]|,\s)\s*/i;

/**
 * Freight as it is written in a mail: `8 pallets 120x80x150 of 400 kg and 14 cartons 60x40x40 of 18 kg`. What is written in
 * other units than its first row keeps its own. Nothing where no row says how many of what.
 */
export function readFreightText(text: string): { rows: FreightRow[]; units: Units } | undefined {
  const parts: { kind: PieceKind; quantity: string; rest: string }[] = [];
  for (const piece of text.slice(0, 2000).split(between)) {
    const start = findRowStart(piece);
    const last = parts.at(-1);
    if (start) parts.push(start);
    else if (last) last.rest += ` ${piece}`;
  }
  const read = parts.flatMap(({ kind, quantity, rest }) => {
    const own = readParcelText(rest);
    return own ? [{ kind, quantity, ...own }] : [];
  });
  const units = read[0]?.units;
  if (!units || read.length !== parts.length) return undefined;
  const rows = read.map(({ kind, quantity, fields, units: from }): FreightRow => {
    const side = (name: "length" | "width" | "height") => convertMeasureText(fields[name] ?? "", from, units, "length");
    return {
      kind,
      quantity,
      length: side("length"),
      width: side("width"),
      height: side("height"),
      weight: convertMeasureText(fields.weight ?? "", from, units, "mass"),
      stackable: kind !== "pallet",
    };
  });
  return { rows, units };
}

function findRowStart(text: string): { kind: PieceKind; quantity: string; rest: string } | undefined {
  for (const [kind, words] of called) {
    const found = new RegExp(`^\\D{0,20}?(\\d+)\\s*(?:x\\s*)?(?:${words})(.*)$`, "is").exec(text);
    if (found) return { kind, quantity: found[1] ?? "", rest: found[2] ?? "" };
  }
  return undefined;
}
