import { m } from "#app/messages/m.ts";
import { number } from "#app/ui/format.ts";
import { clauses } from "#app/ui/joined.ts";
import { shownIn, type Units, unitsOf } from "../measure.ts";
import { readAmount } from "../read-amount.ts";
import type { FreightRow } from "./cargo.ts";
import { unitText } from "#app/ui/unit-text.ts";
import { sizeText } from "#app/ui/size-text.ts";

const counted = {
  parcel: m.freight_count_parcel,
  carton: m.freight_count_carton,
  pallet: m.freight_count_pallet,
};

/** "8 pallets", or "pallets" while no number can be read. */
export function countText({ kind, quantity }: Pick<FreightRow, "kind" | "quantity">): string {
  const count = readAmount(quantity) ?? 0;
  return counted[kind]({ count, number: number(count, 0) });
}

/** A row in words: "8 pallets, 120 × 80 × 150 cm, 400 kg each, stackable". */
export function pieceText(row: FreightRow, units: Units): string {
  const unit = unitsOf[units];
  const sides = [row.length, row.width, row.height].map((side) => shownIn(side, units, "length"));
  return clauses([
    countText(row),
    ...(sides.every(Boolean) ? [sizeText(sides, unit.length)] : []),
    ...(row.weight ? [m.freight_each({ weight: `${shownIn(row.weight, units, "mass")} ${unitText(unit.mass)}` })] : []),
    row.stackable ? m.freight_stackable() : m.freight_unstackable(),
  ]);
}
