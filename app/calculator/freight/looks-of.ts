import type { LoadPlan } from "#rating/loading/plan.ts";
import type { Parcel } from "#rating/shipment.ts";
import { m } from "#app/messages/m.ts";
import type { FreightFields } from "./cargo.ts";
import { letterOf, rowsOfKinds } from "./kinds.ts";
import type { KindLook } from "./load-view.tsx";
import { pieceText } from "./piece-text.ts";

/** So many colours there are for kinds of piece; from then on letters alone tell them apart. */
export const kindColors = 6;

/** How each kind of a plan looks and what it is called; of a single kind the letter goes without saying. */
export function looksOf(
  plan: Pick<LoadPlan, "kinds">,
  parcels: readonly Parcel[],
  { rows, units }: Pick<FreightFields, "rows" | "units">,
): (KindLook & { text: string })[] {
  return rowsOfKinds(plan, parcels).map((own) => {
    const [first = 0] = own;
    return {
      color: first % kindColors,
      letter: plan.kinds.length > 1 ? own.map(letterOf).join("") : "",
      pallet: rows[first]?.kind === "pallet",
      text: own.flatMap((row) => (rows[row] ? [pieceText(rows[row], units)] : [])).join(m.between_groups()),
    };
  });
}
