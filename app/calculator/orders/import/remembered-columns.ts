import { weightUnits } from "../../parse/weight.ts";
import { type Columns, type Field, fields, sideUnits, type TableRead, type Units, weightScopes } from "./types.ts";
import { getStorageKey, readStored, writeStored } from "#app/platform/storage.ts";

/** The documented key: columns that somebody chose by hand, each with the header they belong to, the latest first. */
const key = getStorageKey("order-columns");

/** So many kinds of files are known again. */
const most = 20;

type Remembered = { columns: Columns; units: Units };

/** What is kept, whatever it is: one entry was kept before there were several. */
function readStoredColumns(): unknown[] {
  try {
    return [JSON.parse(readStored(key) ?? "[]")].flat();
  } catch {
    return [];
  }
}

type Stored = { columns: Partial<Record<Field, unknown>>; units: Partial<Record<keyof Units, unknown>> };

function isOf(header: readonly string[], value: unknown): value is Stored {
  const isObject = (part: unknown) => typeof part === "object" && part !== null;
  if (typeof value !== "object" || value === null) return false;
  if (!("header" in value) || !("columns" in value) || !("units" in value)) return false;
  return value.header === header.join("\n") && isObject(value.columns) && isObject(value.units);
}

/** The columns chosen for a file with the same header before, if they are still understood. */
export function loadColumns(header: readonly string[]): Remembered | undefined {
  const value = readStoredColumns().find((one) => isOf(header, one));
  if (!isOf(header, value)) return undefined;
  const columns: Columns = {};
  for (const field of fields) {
    const at = value.columns[field];
    if (typeof at === "number" && at >= 0 && at < header.length) columns[field] = at;
  }
  const weight = weightUnits.find((known) => known === value.units.weight);
  const scope = weightScopes.find((known) => known === value.units.scope);
  const side = sideUnits.find((known) => known === value.units.side);
  return weight && scope && side && { columns, units: { weight, scope, side } };
}

/** Keeps a choice for the next file of this kind, which its headings tell. With storage blocked it is asked again. */
export function saveColumns({ header, headed, columns, units }: TableRead): void {
  if (headed === 0) return;
  const others = readStoredColumns().filter((one) => !isOf(header, one));
  const own = { header: header.join("\n"), columns, units };
  writeStored(key, JSON.stringify([own, ...others].slice(0, most)));
}
