import { type Columns, fields, sideUnits, type Units, weightScopes, weightUnits } from "./columns.ts";
import type { Doubts } from "./units.ts";
import { storageKey } from "#app/platform/storage-key.ts";

/** The documented key: the last columns that somebody chose by hand, with the header they belong to. */
const key = storageKey("order-columns");

type Remembered = { columns: Columns; units: Units };

/** The columns chosen for a file with the same header before, if they are still understood. */
export function rememberedColumns(header: readonly string[]): (Remembered & { doubts: Doubts }) | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    if (
      typeof value !== "object" ||
      value === null ||
      !("header" in value) ||
      !("columns" in value) ||
      !("units" in value)
    )
      return undefined;
    if (value.header !== header.join("\n") || typeof value.columns !== "object" || value.columns === null)
      return undefined;
    const units = unitsIn(value.units);
    const entries = Object.entries(value.columns).flatMap(([name, at]): [string, number][] =>
      typeof at === "number" && at >= 0 && at < header.length ? [[name, at]] : [],
    );
    const columns: Columns = {};
    for (const field of fields) {
      const at = entries.find(([name]) => name === field)?.[1];
      if (at !== undefined) columns[field] = at;
    }
    return units && { columns, units, doubts: {} };
  } catch {
    return undefined;
  }
}

function unitsIn(value: unknown): Units | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  if (!("weight" in value) || !("scope" in value) || !("side" in value)) return undefined;
  const weight = weightUnits.find((known) => known === value.weight);
  const scope = weightScopes.find((known) => known === value.scope);
  const side = sideUnits.find((known) => known === value.side);
  return weight && scope && side && { weight, scope, side };
}

/** Keeps a choice for the next file of this kind. With storage blocked it is asked again. */
export function rememberColumns(header: readonly string[], { columns, units }: Remembered): void {
  try {
    localStorage.setItem(key, JSON.stringify({ header: header.join("\n"), columns, units }));
  } catch {
    // nothing is lost but a convenience
  }
}
