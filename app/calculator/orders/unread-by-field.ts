import type { Field } from "./columns.ts";
import type { UnreadGroup } from "./messages.ts";

export type UnreadField = { field: Field; rows: number[]; groups: UnreadGroup[] };

/** Groups of rows by the field that is wrong in them, the most rows first; three sides are one size. */
export function unreadByField(groups: readonly UnreadGroup[]): UnreadField[] {
  const found = new Map<Field, UnreadField>();
  for (const group of groups) {
    const sided = group.field === "length" || group.field === "width" || group.field === "height";
    const field = sided ? "size" : group.field;
    const known = found.get(field) ?? { field, rows: [], groups: [] };
    found.set(field, known);
    known.rows.push(...group.rows);
    known.groups.push(group);
  }
  return [...found.values()].sort((a, b) => b.rows.length - a.rows.length);
}
