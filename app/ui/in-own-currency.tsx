import { useOwnCurrency } from "./use-own-currency.ts";

type Props = {
  amount: number;
  currency: string;
  /** Its look, where it is more than a note. */
  className?: string;
};

/** What an amount is in the currency that the page's readers count in, roughly; nothing where that is the card's own. */
export function InOwnCurrency({ amount, currency, className = "text-[0.8125rem] font-normal text-quiet" }: Props) {
  const own = useOwnCurrency()(amount, currency);
  return own === undefined ? null : (
    <span className={`block leading-[18px] whitespace-nowrap ${className}`}>{own}</span>
  );
}
