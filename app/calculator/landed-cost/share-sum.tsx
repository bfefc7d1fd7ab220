import { money } from "#app/ui/format.ts";
import { InOwnCurrency } from "#app/ui/in-own-currency.tsx";

type Props = {
  label: string;
  amounts: readonly number[];
  currency: string;
  /** An amount in the currency that the visitor reads, where it is another than the line's. */
  own: (amount: number) => string | undefined;
  /** The sum of everything. */
  all?: boolean;
};

/** What a side comes to, in one row of the table. */
export function Sum({ label, amounts, currency, own, all = false }: Props) {
  return (
    <tr className="align-baseline">
      <th scope="row" className={`pt-3 pe-3 font-semibold ${all ? "text-lg" : ""}`}>
        {label}
      </th>
      {amounts.map((amount, at) => (
        <td key={at} className={`pt-3 ps-3 text-end font-semibold tabular-nums ${all ? "text-xl" : ""}`}>
          {money(amount, currency)}
          {own(amount) ? (
            <span className="block text-[13px] font-normal text-quiet">{own(amount)}</span>
          ) : (
            <InOwnCurrency amount={amount} currency={currency} />
          )}
        </td>
      ))}
    </tr>
  );
}
