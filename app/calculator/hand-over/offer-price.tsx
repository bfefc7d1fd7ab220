import type { Quote } from "#rating/answer.ts";
import { m } from "#app/messages/m.ts";
import { money } from "#app/ui/format.ts";
import { billableText } from "../billable-text.ts";
import { chargeFormula } from "../charge-formula.ts";
import { chargeLabel } from "../charge-label.ts";
import { weightSteps } from "../weight-step-text.ts";
import { validityText } from "./validity-text.ts";

type Props = {
  quote: Quote;
  name: string;
  /** How it stands to the day by which it must be there. */
  note: string | undefined;
};

/** One line's price on paper, as it can be computed again: the weight with its steps, each charge, the total. */
export function OfferPrice({ quote, name, note }: Props) {
  const { billable, charges, total, currency } = quote;
  return (
    <table className="mt-4 w-full break-inside-avoid text-start">
      <caption className="pb-1 text-start">
        <span className="block text-base font-semibold">{name}</span>
        {note && <span className="block font-semibold">{note}</span>}
        {validityText(quote)}
      </caption>
      <tbody>
        <tr className="border-t border-line align-top">
          <th scope="row" className="w-44 py-0.5 pe-3 font-normal">
            {m.billable_weight()}
          </th>
          <td className="py-0.5 pe-3">
            {weightSteps(billable).map((step, at) => (
              <span key={at} className="block">
                {step}
              </span>
            ))}
          </td>
          <td className="py-0.5 text-end tabular-nums">{billableText(billable)}</td>
        </tr>
        {charges.map((charge, at) => (
          <tr key={at} className="border-t border-line align-top">
            <th scope="row" className="w-44 py-0.5 pe-3 font-normal">
              {chargeLabel(charge)}
            </th>
            <td className="py-0.5 pe-3">{chargeFormula(charge, charges)}</td>
            <td className="py-0.5 text-end tabular-nums">{money(charge.amount, currency)}</td>
          </tr>
        ))}
        <tr className="border-t border-ink font-semibold">
          <th scope="row" colSpan={2} className="py-0.5">
            {m.total()}
          </th>
          <td className="py-0.5 text-end tabular-nums">{money(total, currency)}</td>
        </tr>
      </tbody>
    </table>
  );
}
