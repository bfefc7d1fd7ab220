import { Fragment } from "react";
import { m } from "#app/messages/m.ts";
import { formatMoney } from "#app/ui/format.ts";
import { Phrased } from "#app/ui/markup.tsx";
import { OwnCurrencyAmount } from "#app/ui/own-currency.tsx";
import type { Span } from "#rating/duties/answer.ts";
import { PartKey } from "../results/parts-bar.tsx";
import { sourceText } from "../format/charges.ts";
import { formatCardMass } from "../format/weight.ts";
import { isLanded, type Landed, type LandedSides, listShareRows, type Share, type ShareRow } from "./landed-sides.ts";
import { formatAmountSpan } from "../format/money.ts";
import { assignPartLooks, describePayment, formatShareBase, labelShare, type PartLook } from "./share-text.ts";

type ShareTableProps = {
  sides: LandedSides;
  service: string;
};

const note = "text-[0.8125rem] leading-[1.125rem] text-quiet";

/** Each part with its base, its source and, on either side, who pays it to whom. */
export function ShareTable({ sides, service }: ShareTableProps) {
  const { currency, ddp, dap } = sides;
  const both = [ddp, dap].filter(isLanded);
  const rows = listShareRows(sides);
  const looks = assignPartLooks(rows);
  const sources = rows.map((row) => getSource(row));
  // a source is named where it is first drawn on
  const named = sources.map((source, at) => (sources.indexOf(source) === at ? source : undefined));
  const sums: Sum[] = [
    {
      label: m.landed_by_seller(),
      amounts: both.map((side) => ({ amount: side.bySeller, span: findSellerSpan(side) })),
    },
    { label: m.landed_at_door(), amounts: both.map(({ atDoor, span }) => ({ amount: atDoor, span: span.atDoor })) },
    {
      label: m.landed_total(),
      amounts: both.map(({ total, span }) => ({ amount: total, span: span.total })),
      all: true,
    },
  ];
  return (
    // with large letters its columns of amounts are wider than a phone
    <div className="table-scroll mt-8 print:mt-1 print:overflow-visible">
      <table className="w-full border-collapse text-start">
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
          {rows.map((row, at) => (
            <Fragment key={row.id}>
              <tr className={`border-t border-line align-top ${named[at] ? "*:pb-1" : "*:pb-3"}`}>
                <PartHead row={row} sides={sides} service={service} look={looks.get(row.id)} />
                {isLanded(ddp) && <Amount share={row.ddp} currency={currency} />}
                {isLanded(dap) && <Amount share={row.dap} currency={currency} />}
              </tr>
              {/* a sentence needs the whole width */}
              {named[at] && (
                <tr>
                  <td colSpan={1 + both.length} className={`pb-3 wrap-anywhere print:pb-1 ${note}`}>
                    {named[at]}
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
        {/* a foot would stand on each sheet, as if the part above it were all */}
        <tfoot className="border-t border-line print:table-row-group">
          {sums.map((sum) => (
            <SumRow key={sum.label} sum={sum} currency={currency} />
          ))}
        </tfoot>
      </table>
    </div>
  );
}

/** What the seller's part may come to, where what is open is the seller's. */
function findSellerSpan({ total, bySeller, span: { total: all, atDoor } }: Landed): Span {
  const rest = total - bySeller;
  return atDoor.low === atDoor.high
    ? { low: all.low - rest, high: all.high - rest }
    : { low: bySeller, high: bySeller };
}

function SideHead({ children }: { children: string }) {
  return (
    <th scope="col" className="w-[min(6rem,23vw)] py-2 ps-2 text-end font-normal sm:w-44 sm:ps-3 print:w-32">
      {children}
    </th>
  );
}

/** What the rule of a part was taken from. */
function getSource({ ddp, dap }: ShareRow): string | undefined {
  const { source } = ddp ?? dap ?? {};
  return source && sourceText(source);
}

type HeadProps = { row: ShareRow; sides: LandedSides; service: string; look: PartLook | undefined };

/** A part's name with its number in the bars, and what it is taken of. */
function PartHead({ row, sides, service, look }: HeadProps) {
  const share = row.ddp ?? row.dap;
  if (!share) return null;
  return (
    <th scope="row" className="pt-3 font-normal wrap-anywhere print:pt-1.5 print:pb-0.5">
      <span className="flex items-baseline">
        {look && <PartKey number={look.number} />}
        <Phrased text={share.kind === "carriage" ? m.share_carriage_on({ name: service }) : labelShare(share)} />
      </span>
      {listShareBases(row, sides).map((text) => (
        <span key={text} className={`block ${note}`}>
          {text}
        </span>
      ))}
    </th>
  );
}

function Amount({ share, currency }: { share: Share | undefined; currency: string }) {
  return (
    <td className="ps-2 pt-3 text-end sm:ps-3 print:pt-1.5 print:pb-0.5">
      <span className="block font-semibold tabular-nums">{share ? formatMoney(share.amount, currency) : "–"}</span>
      {share && <span className={`block ${note}`}>{describePayment(share)}</span>}
    </td>
  );
}

/** How a part's amount comes about; on both sides where they differ. */
function listShareBases({ ddp, dap }: ShareRow, sides: LandedSides): string[] {
  const share = ddp ?? dap;
  if (!share) return [];
  if (share.kind === "carriage") {
    const side = [sides.ddp, sides.dap].find(isLanded);
    return side
      ? [m.share_carriage_base({ weight: formatCardMass(side.carriage.billable.mass, side.carriage.billable.unit) })]
      : [];
  }
  // a value in the service's own currency needs no conversion
  if (share.kind === "goods" && share.formula?.op === "number") return [m.share_goods_base()];
  const [paid, unpaid] = [ddp && formatShareBase(ddp), dap && formatShareBase(dap)];
  if (!paid || !unpaid || paid === unpaid) return [paid || unpaid || ""];
  return [m.labelled({ label: "DDP", text: paid }), m.labelled({ label: "DAP", text: unpaid })];
}

/** What each side comes to, and between which amounts where customs law is open. `all`: the sum of everything. */
type Sum = { label: string; amounts: readonly { amount: number; span?: Span }[]; all?: boolean };

function SumRow({ sum, currency }: { sum: Sum; currency: string }) {
  const { label, amounts, all = false } = sum;
  return (
    <tr className="align-baseline">
      <th scope="row" className={`pt-3 font-semibold sm:pe-3 print:pt-1 ${all ? "text-lg" : ""}`}>
        {label}
      </th>
      {amounts.map(({ amount, span }, at) => (
        <td
          key={at}
          className={`ps-2 pt-3 text-end font-semibold tabular-nums sm:ps-3 print:pt-1 ${all ? "text-lg sm:text-xl" : ""}`}
        >
          <span>{formatMoney(amount, currency)}</span>
          {/* the span right below its amount: what stands in another currency comes last */}
          {span && span.low !== span.high && (
            <span className="block text-[0.8125rem] leading-[1.125rem] font-normal text-quiet">
              {formatAmountSpan(span, currency)}
            </span>
          )}
          <OwnCurrencyAmount amount={amount} currency={currency} />
        </td>
      ))}
    </tr>
  );
}
