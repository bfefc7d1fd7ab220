import { m } from "#app/messages/m.ts";
import { currencyText } from "../currency-text.ts";
import type { ResultPhase } from "./phase.ts";

type Props = { phase: ResultPhase; currencies: readonly string[]; onSay: (currency: string) => void };

/** Says what currency amounts are taken in where the file names none, and takes another one. */
export function AmountsCurrency({ phase: { result, amountsIn }, currencies, onSay }: Props) {
  if (!result.known.amountsAssumed) return null;
  return (
    <label className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-quiet">
      {m.orders_amounts_in()}
      <select
        className="field w-auto!"
        value={amountsIn || result.currency}
        onChange={({ target }) => onSay(target.value)}
      >
        {currencies.map((currency) => (
          <option key={currency} value={currency}>
            {currencyText(currency)}
          </option>
        ))}
      </select>
    </label>
  );
}
