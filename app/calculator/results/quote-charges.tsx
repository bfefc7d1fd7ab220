import type { ReactNode } from "react";
import type { Quote } from "#rating/answer.ts";
import { m } from "#app/messages/m.ts";
import { formatMoney } from "#app/ui/format.ts";
import { OwnCurrencyAmount } from "#app/ui/own-currency.tsx";
import { explainWeightSteps, formatBillable, formatBilled } from "../format/weight.ts";
import { formatChargeFormula, labelCharge, sourceText } from "../format/charges.ts";

type Props = {
  quote: Quote;
  name: string;
  /** The shares of the charges in the total, and by what each is known there. */
  strip?: { bar: ReactNode; mark: (at: number) => ReactNode } | undefined;
};

/** A quote opened to its rule: the weight with its steps, each charge with its numbers, the total. */
export function QuoteCharges({ quote, name, strip }: Props) {
  const { billable, bySeller, charges, total, currency } = quote;
  return (
    <dl className="divide-y divide-line tabular-nums">
      <Row label={m.billable_weight()} amount={formatBillable(billable)}>
        {explainWeightSteps(billable).map((step, at) => (
          <span key={at} className="block">
            {step}
          </span>
        ))}
      </Row>
      {charges.map((charge, at) => (
        <Row key={at} mark={strip?.mark(at)} label={labelCharge(charge)} amount={formatMoney(charge.amount, currency)}>
          {formatChargeFormula(charge, charges)}
          {charge.nextBreak && (
            <span className="block text-good">
              {m.next_break_used({
                from: formatBilled(charge.nextBreak.from, billable),
                saved: formatMoney(charge.nextBreak.saved, currency),
              })}
            </span>
          )}
          {charge.source && <span className="block wrap-anywhere">{sourceText(charge.source)}</span>}
        </Row>
      ))}
      {strip?.bar}
      <div className="flex items-baseline justify-between gap-4 pt-3 text-lg font-semibold">
        <dt>{name}</dt>
        <dd className="text-end">
          {formatMoney(total, currency)}
          <OwnCurrencyAmount amount={total} currency={currency} />
        </dd>
      </div>
      {bySeller.map((charge, at) => (
        <Row key={at} label={m.by_seller({ label: labelCharge(charge) })} amount={formatMoney(charge.amount, currency)}>
          {formatChargeFormula(charge, charges)}
        </Row>
      ))}
    </dl>
  );
}

type RowProps = { mark?: ReactNode; label: string; amount: string; children: ReactNode };

function Row({ mark, label, amount, children }: RowProps) {
  return (
    <div className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-0.5 py-3">
      <dt>
        {mark}
        {label}
      </dt>
      <dd className="text-end font-semibold">{amount}</dd>
      <dd className="phrased col-span-2 text-sm text-quiet">{children}</dd>
    </div>
  );
}
