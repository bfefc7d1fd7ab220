import type { Answer, Quote } from "#rating/answer.ts";
import { exchanged } from "#rating/money.ts";
import type { Reference } from "#rating/reference.ts";
import { m } from "#app/messages/m.ts";
import { displayMoney } from "./display-money.ts";
import { inTime, linesText } from "./in-time.ts";
import { PriceBar } from "./price-bar.tsx";
import Spoken from "./spoken.tsx";

type Props = {
  answers: readonly Answer[];
  currency: string;
  /** The day by which it must be there, or nothing. */
  by: string;
  reference: Reference;
  action: string;
  onAction: () => void;
};

/** How many lines take the shipment and the lowest price: at the foot of a phone's screen, and said aloud. */
export function LowestPrice({ answers, currency, by, reference, action, onAction }: Props) {
  const quotes = inTime(
    answers.filter((answer): answer is Quote => answer.available),
    by,
  );
  const inOne = ({ total, currency: own }: Quote) => exchanged(total, own, currency, reference.exchange.rates) ?? total;
  const [best] = quotes.toSorted((a, b) => inOne(a) - inOne(b));
  const price = best && displayMoney(best.total, best.currency, currency, reference).shown;
  return (
    <>
      <PriceBar price={price} lines={linesText(quotes, by)} action={action} onAction={onAction} />
      <Spoken text={price === undefined ? m.answers_none_short() : m.answers_from({ count: quotes.length, price })} />
    </>
  );
}
