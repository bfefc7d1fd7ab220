import { weightUnits } from "../../parse/weight.ts";
import { type Columns, fields, sideUnits, type Units, weightScopes } from "./types.ts";
import { getStorageKey } from "#app/platform/storage.ts";

/** The documented key: columns that somebody chose by hand, each with the header they belong to, the latest first. */
const key = getStorageKey("order-columns");

/** So many kinds of files are known again. */
const most = 20;

type Remembered = { columns: Columns; units: Units };

/** What is kept, whatever it is: one entry was kept before there were several. */
function readStoredColumns(): unknown[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(value) ? value : [value];
  } catch {
    return [];
  }
}

function isOf(header: readonly string[], value: unknown): value is { columns: object; units: unknown } {
  if (typeof value !== "object" || value === null) return false;
  if (!("header" in value) || !("columns" in value) || !("units" in value)) return false;
  return value.header === header.join("\n") && typeof value.columns === "object" && value.columns !== null;
}

/** The columns chosen for a file with the same header before, if they are still understood. */
export function loadColumns(header: readonly string[]): Remembered | undefined {
  const value = readStoredColumns().find((one) => isOf(header, one));
  if (!isOf(header, value)) return undefined;
  const units = parseStoredUnits(value.units);
  const entries = Object.entries(value.columns).flatMap(([name, at]): [string, number][] =>
    typeof at === "number" && at >= 0 && at < header.length ? [[name, at]] : [],
  );
  const columns: Columns = {};
  for (const field of fields) {
    const at = entries.find(([name]) => name === field)?.[1];
    if (at !== undefined) columns[field] = at;
  }
  return units && { columns, units };
}

function parseStoredUnits(value: unknown): Units | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  if (!("weight" in value) || !("scope" in value) || !("side" in value)) return undefined;
  const weight = weightUnits.find((known) => known === value.weight);
  const scope = weightScopes.find((known) => known === value.scope);
  const side = sideUnits.find((known) => known === value.side);
  return weight && scope && side && { weight, scope, side };
}

/** Keeps a choice for the next file of this kind. With storage blocked it is asked again. */
export function saveColumns(header: readonly string[], { columns, units }: Remembered): void {
  try {
    const others = readStoredColumns().filter((one) => !isOf(header, one));
    const own = { header: header.join("\n"), columns, units };
    localStorage.setItem(key, JSON.stringify([own, ...others].slice(0, most)));
  } catch {
    // nothing is lost but a convenience
  }
}
