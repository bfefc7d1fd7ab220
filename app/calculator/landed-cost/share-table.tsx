import { Fragment } from "react";
import { m } from "#app/messages/m.ts";
import { money } from "#app/ui/format.ts";
import { PartKey } from "../parts-bar.tsx";
import { type PartLook, partLooks } from "./bar-parts.ts";
import type { LandedSides, Share } from "./landed-cost.ts";
import { isLanded, type ShareRow, shareRows } from "./share-rows.ts";
import { Basis } from "./share-basis.tsx";
import { Sum } from "./share-sum.tsx";
import { paymentText, shareName } from "./share-text.ts";

type Props = {
  sides: LandedSides;
  service: string;
  /** An amount in the currency that the visitor reads, where it is another than the line's. */
  own: (amount: number) => string | undefined;
};

/** Each part with its base, its source and, on either side, who pays it to whom. */
export function ShareTable({ sides, service, own }: Props) {
  const { currency, ddp, dap } = sides;
  const both = [ddp, dap].filter(isLanded);
  const rows = shareRows(sides);
  const looks = partLooks(rows);
  return (
    <table className="mt-8 w-full border-collapse text-start">
      <caption className="sr-only">{m.landed_table()}</caption>
      <thead>
        <tr className="border-b border-ink align-bottom text-sm text-quiet">
          <th scope="col" className="py-2 pe-3 font-normal">
            {m.landed_part()}
          </th>
          {isLanded(ddp) && <SideHead>{m.landed_ddp_short()}</SideHead>}
          {isLanded(dap) && <SideHead>{m.landed_dap_short()}</SideHead>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Fragment key={row.id}>
            <tr className="border-t border-line align-top">
              <PartHead row={row} service={service} sides={sides} look={looks.get(row.id)} />
              {isLanded(ddp) && <Amount share={row.ddp} currency={currency} />}
              {isLanded(dap) && <Amount share={row.dap} currency={currency} />}
            </tr>
            {/* on a phone what stands beside a name has a row of its own */}
            <tr className="sm:hidden">
              <td colSpan={1 + both.length} className="pb-3">
                <Basis row={row} sides={sides} />
              </td>
            </tr>
          </Fragment>
        ))}
      </tbody>
      <tfoot className="border-t border-line">
        <Sum
          label={m.landed_by_seller()}
          amounts={both.map(({ bySeller }) => bySeller)}
          currency={currency}
          own={own}
        />
        <Sum label={m.landed_at_door()} amounts={both.map(({ atDoor }) => atDoor)} currency={currency} own={own} />
        <Sum label={m.landed_total()} amounts={both.map(({ total }) => total)} currency={currency} own={own} all />
      </tfoot>
    </table>
  );
}

function SideHead({ children }: { children: string }) {
  return (
    <th scope="col" className="w-24 py-2 ps-3 text-end font-normal sm:w-44 print:w-32">
      {children}
    </th>
  );
}

type HeadProps = { row: ShareRow; service: string; sides: LandedSides; look: PartLook | undefined };

/** A part's name with its number in the bars; beside it its base and source. */
function PartHead({ row, service, sides, look }: HeadProps) {
  const share = row.ddp ?? row.dap;
  if (!share) return null;
  return (
    <th scope="row" className="pt-3 pb-1 font-normal sm:py-3">
      <span className="grid items-baseline gap-x-6 gap-y-0.5 sm:grid-cols-[13rem_minmax(0,1fr)] print:grid-cols-1">
        <span className="flex items-baseline">
          {look && <PartKey {...look} />}
          {share.kind === "carriage" ? m.share_carriage_on({ name: service }) : shareName(share)}
        </span>
        <span className="max-sm:hidden">
          <Basis row={row} sides={sides} />
        </span>
      </span>
    </th>
  );
}

function Amount({ share, currency }: { share: Share | undefined; currency: string }) {
  return (
    <td className="ps-3 pt-3 pb-1 text-end sm:py-3">
      <span className="block font-semibold tabular-nums">{share ? money(share.amount, currency) : "–"}</span>
      {share && <span className="block text-[13px] leading-[18px] text-quiet">{paymentText(share)}</span>}
    </td>
  );
}
