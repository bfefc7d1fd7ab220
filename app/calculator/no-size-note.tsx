import type { Shipment } from "#rating/shipment.ts";
import { lengthIn } from "#rating/length.ts";
import { m } from "#app/messages/m.ts";
import { number } from "#app/ui/format.ts";
import { withParcels } from "./fields-of-parcels.ts";
import type { FormState } from "./form-state.ts";
import { list } from "#app/ui/joined.ts";
import { unitText } from "#app/ui/unit-text.ts";
import { sizeText } from "#app/ui/size-text.ts";

type Props = { boxed: Shipment; state: FormState; change: (next: FormState) => void };

/** Says that the prices are by weight alone, and offers the box that such a parcel usually comes in. */
export function NoSizeNote({ boxed, state, change }: Props) {
  const unit = state.units === "metric" ? "cm" : "in";
  const sizes = boxed.parcels.map(({ sides = [0, 0, 0] }) =>
    sizeText(sides.map((side) => number(lengthIn(unit, side), 1))),
  );
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-lg bg-sunken px-4 py-3 text-[15px]">
      {m.no_size({ size: `${list([...new Set(sizes)])} ${unitText(unit)}` })}
      <button
        type="button"
        className="min-h-9 font-semibold text-link"
        onClick={() => change(withParcels(state, boxed.parcels))}
      >
        {m.no_size_apply()}
      </button>
    </p>
  );
}
