import { type Columns, fields, type WeightUnit } from "./columns.ts";
import { storageKey } from "#app/platform/storage-key.ts";

/** The documented key: the last columns that somebody chose by hand, with the header they belong to. */
const key = storageKey("order-columns");

type Remembered = { columns: Columns; unit: WeightUnit };

/** The columns chosen for a file with the same header before, if they are still understood. */
export function rememberedColumns(header: readonly string[]): Remembered | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    if (
      typeof value !== "object" ||
      value === null ||
      !("header" in value) ||
      !("columns" in value) ||
      !("unit" in value)
    )
      return undefined;
    if (value.header !== header.join("\n") || typeof value.columns !== "object" || value.columns === null)
      return undefined;
    const unit = (["kg", "g", "lb", "oz"] as const).find((known) => known === value.unit);
    const entries = Object.entries(value.columns).flatMap(([name, at]): [string, number][] =>
      typeof at === "number" && at >= 0 && at < header.length ? [[name, at]] : [],
    );
    const columns: Columns = {};
    for (const field of fields) {
      const at = entries.find(([name]) => name === field)?.[1];
      if (at !== undefined) columns[field] = at;
    }
    return unit && { columns, unit };
  } catch {
    return undefined;
  }
}

/** Keeps a choice for the next file of this kind. With storage blocked it is asked again. */
export function rememberColumns(header: readonly string[], { columns, unit }: Remembered): void {
  try {
    localStorage.setItem(key, JSON.stringify({ header: header.join("\n"), columns, unit }));
  } catch {
    // nothing is lost but a convenience
  }
}
