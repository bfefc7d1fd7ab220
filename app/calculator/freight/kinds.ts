import { rowsAlike } from "#rating/cargo.ts";
import type { LoadPlan } from "#rating/loading/plan.ts";
import type { Parcel } from "#rating/shipment.ts";

/** For each kind of a plan the rows of the form in it: several where rows are alike, or were put on one pallet. */
export function rowsOfKinds({ kinds }: Pick<LoadPlan, "kinds">, parcels: readonly Parcel[]): number[][] {
  const groups = rowsAlike(parcels);
  return kinds.map(({ rows }) => rows.flatMap((group) => groups[group] ?? []).sort((a, b) => a - b));
}

/** The letter by which a kind of piece is called in form, drawing and words: A for the first row. */
export function letterOf(row: number): string {
  return String.fromCharCode(65 + row);
}
