import { m } from "#app/messages/m.ts";
import { money } from "#app/ui/format.ts";
import { sentences } from "#app/ui/joined.ts";
import type { FormState } from "../form-state.ts";
import type { CalculatorNames } from "../names.ts";
import { reasonText } from "../reason-text.ts";
import type { LandedSides, NotLanded } from "./landed-cost.ts";
import { partLooks } from "./bar-parts.ts";
import { ShareBar } from "./share-bar.tsx";
import { isLanded, shareRows } from "./share-rows.ts";
import { ShareTable } from "./share-table.tsx";

type Props = {
  sides: LandedSides;
  service: string;
  state: FormState;
  names: CalculatorNames;
  /** An amount in the currency that the visitor reads, where it is another than the line's. */
  own: (amount: number) => string | undefined;
};

/** Both ways beside each other, duty and tax paid by the seller and by the buyer, as bars and as a table; or why one cannot be. */
export default function LandedBoth({ sides, service, state, names, own }: Props) {
  const { ddp, dap, currency } = sides;
  const most = Math.max(...[ddp, dap].map((side) => (isLanded(side) ? side.total : 0)));
  const looks = partLooks(shareRows(sides));
  const why = ({ reasons }: NotLanded) => sentences(reasons.map((reason) => reasonText(reason, state.units, names)));
  return (
    <>
      <div className="mt-8 space-y-6">
        {isLanded(ddp) ? (
          <ShareBar
            title={m.landed_ddp()}
            note={m.landed_nothing_due()}
            good
            landed={ddp}
            currency={currency}
            most={most}
            looks={looks}
            own={own(ddp.total)}
          />
        ) : (
          <p className="text-quiet">{m.landed_not({ side: m.landed_ddp(), why: why(ddp) })}</p>
        )}
        {isLanded(dap) ? (
          <ShareBar
            title={m.landed_dap()}
            note={dap.atDoor > 0 ? m.landed_due({ amount: money(dap.atDoor, currency) }) : m.landed_nothing_due()}
            good={dap.atDoor === 0}
            landed={dap}
            currency={currency}
            most={most}
            looks={looks}
            own={own(dap.total)}
          />
        ) : (
          <p className="text-quiet">{m.landed_not({ side: m.landed_dap(), why: why(dap) })}</p>
        )}
      </div>
      {(isLanded(ddp) || isLanded(dap)) && <ShareTable sides={sides} service={service} own={own} />}
      {isLanded(dap) && dap.atDoor > 0 && <p className="mt-4 max-w-3xl text-sm text-quiet">{m.landed_collecting()}</p>}
    </>
  );
}
