import type { ReactNode } from "react";
import type { Quote } from "#rating/answer.ts";
import { m } from "#app/messages/m.ts";
import { localText } from "#app/platform/local-text.ts";
import { date, money } from "#app/ui/format.ts";
import { InOwnCurrency } from "#app/ui/in-own-currency.tsx";
import { billableText } from "./billable-text.ts";
import { chargeFormula } from "./charge-formula.ts";
import { chargeLabel } from "./charge-label.ts";
import { massText, weightSteps } from "./weight-step-text.ts";

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
      <Row label={m.billable_weight()} amount={billableText(billable)}>
        {weightSteps(billable).map((step, at) => (
          <span key={at} className="block">
            {step}
          </span>
        ))}
      </Row>
      {charges.map((charge, at) => (
        <Row key={at} mark={strip?.mark(at)} label={chargeLabel(charge)} amount={money(charge.amount, currency)}>
          {chargeFormula(charge, charges)}
          {charge.nextBreak && (
            <span className="block text-good">
              {m.next_break_used({
                from: massText(charge.nextBreak.from, billable.unit),
                saved: money(charge.nextBreak.saved, currency),
              })}
            </span>
          )}
          {charge.source && (
            <span className="block wrap-anywhere">
              {m.source_of({ source: charge.source.title, date: date(charge.source.date, "short") })}
            </span>
          )}
          {charge.unsettled && <span className="block">{m.not_settled({ why: localText(charge.unsettled) })}</span>}
        </Row>
      ))}
      {strip?.bar}
      <div className="flex items-baseline justify-between gap-4 pt-3 text-lg font-semibold">
        <dt>{name}</dt>
        <dd className="text-end">
          {money(total, currency)}
          <InOwnCurrency amount={total} currency={currency} />
        </dd>
      </div>
      {bySeller.map((charge, at) => (
        <Row key={at} label={m.by_seller({ label: chargeLabel(charge) })} amount={money(charge.amount, currency)}>
          {chargeFormula(charge, charges)}
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
