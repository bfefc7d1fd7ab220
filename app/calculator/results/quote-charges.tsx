import { Children, type ReactNode } from "react";
import type { Charge, Quote } from "#rating/answer.ts";
import { m } from "#app/messages/m.ts";
import { formatMoney } from "#app/ui/format.ts";
import { OwnCurrencyAmount } from "#app/ui/own-currency.tsx";
import { explainWeightSteps, formatBillable, formatBilled } from "../format/weight.ts";
import { formatBriefFormula, formatChargeFormula, labelCharge, sourceText } from "../format/charges.ts";

type Props = {
  quote: Quote;
  /** The quote in its card's currency, where `quote` has been converted. */
  billed?: Quote | undefined;
  name: string;
  /** The shares of the charges in the total, and by what each is known there. */
  strip?: { bar: ReactNode; mark: (at: number) => ReactNode } | undefined;
};

/** A quote opened to its rule: the weight with its steps, each charge with its numbers, the total. */
export function QuoteCharges({ quote, billed, name, strip }: Props) {
  const { billable, total, currency, loading } = quote;
  return (
    <dl className="divide-y divide-line tabular-nums">
      {/* a container is priced whole */}
      {!loading && (
        <Row label={m.billable_weight()} amount={formatBillable(billable)}>
          {explainWeightSteps(billable).map((step, at) => (
            <span key={at} className="block">
              {step}
            </span>
          ))}
        </Row>
      )}
      <Charges quote={quote} billed={billed} strip={strip} />
      {strip?.bar}
      <div className="flex items-baseline justify-between gap-4 pt-3 text-lg font-semibold">
        <dt>{name}</dt>
        <dd className="text-end">
          <span>{formatMoney(total, currency)}</span>
          <OwnCurrencyAmount amount={total} currency={currency} />
        </dd>
      </div>
      <BySeller quote={quote} billed={billed} />
    </dl>
  );
}

/**
 * The charges alone, for where weight and total stand beside them. `billed`: the quote in its card's currency, where
 * `quote` has been converted; each step then leads to the amount that the card bills.
 */
export function ChargeRows({ quote, billed, tight }: { quote: Quote; billed?: Quote; tight?: boolean }) {
  return (
    <dl className="divide-y divide-line border-b border-line tabular-nums">
      <Charges quote={quote} billed={billed} tight={tight} />
      <BySeller quote={quote} billed={billed} />
    </dl>
  );
}

type ChargesProps = {
  quote: Quote;
  billed?: Quote | undefined;
  strip?: Props["strip"];
  tight?: boolean | undefined;
};

/** A step in the card's currency with what it comes to there; as it is, where it is in the currency that is shown. */
function closeStep(step: string, shown: Charge, billed: Charge | undefined, currency: string | undefined): string {
  if (!billed || !currency || shown.formula !== billed.formula) return step;
  const amount = formatMoney(billed.amount, currency);
  return step === "" || step === amount ? amount : `${step} = ${amount}`;
}

function Charges({ quote: { billable, charges, currency }, billed, strip, tight }: ChargesProps) {
  const sources = charges.map(({ source }) => source && sourceText(source));
  const explain = tight ? formatBriefFormula : formatChargeFormula;
  return charges.map((charge, at) => {
    const amount = formatMoney(charge.amount, currency);
    const formula = explain(charge, charges);
    // not the amount again; a tax on taxes has room in the landed cost below
    const isLeftOut = tight && (formula === amount || (charge.source && formula.length > 60));
    const explanation = isLeftOut ? "" : closeStep(formula, charge, billed?.charges[at], billed?.currency);
    return (
      <Row key={at} mark={strip?.mark(at)} label={labelCharge(charge)} amount={amount} tight={tight}>
        {explanation && <span>{explanation}</span>}
        {charge.nextBreak && (
          <span className="block text-good">
            {m.next_break_used({
              from: formatBilled(charge.nextBreak.from, billable),
              saved: formatMoney(charge.nextBreak.saved, currency),
            })}
          </span>
        )}
        {/* named where it is first drawn on; where there is little room the landed cost below names it */}
        {!tight && sources[at] && sources.indexOf(sources[at]) === at && (
          <span className="block wrap-anywhere">{sources[at]}</span>
        )}
      </Row>
    );
  });
}

function BySeller({ quote: { bySeller, charges, currency }, billed }: ChargesProps) {
  return bySeller.map((charge, at) => (
    <Row key={at} label={m.by_seller({ label: labelCharge(charge) })} amount={formatMoney(charge.amount, currency)}>
      {closeStep(formatChargeFormula(charge, charges), charge, billed?.bySeller[at], billed?.currency)}
    </Row>
  ));
}

type RowProps = {
  mark?: ReactNode;
  label: string;
  amount: string;
  tight?: boolean | undefined;
  children: ReactNode;
};

function Row({ mark, label, amount, tight = false, children }: RowProps) {
  return (
    <div
      className={`grid gap-x-4 max-[12rem]:grid-cols-1! ${tight ? "grid-cols-[1fr_auto] items-baseline py-1.5 min-[20rem]:grid-cols-[auto_1fr_auto]" : "grid-cols-[1fr_auto] gap-y-0.5 py-3"}`}
    >
      <dt>
        {mark}
        <span>{label}</span>
      </dt>
      <dd className="-col-end-1 text-end font-semibold">{amount}</dd>
      {Children.toArray(children).some(Boolean) && (
        <dd
          className={`phrased text-quiet max-[12rem]:col-span-1! ${tight ? "text-end text-[0.8125rem] leading-[1.125rem] max-[20rem]:col-span-2 min-[20rem]:col-start-2 min-[20rem]:row-start-1 sm:min-w-min! sm:wrap-normal!" : "col-span-2 text-sm"}`}
        >
          {children}
        </dd>
      )}
    </div>
  );
}
