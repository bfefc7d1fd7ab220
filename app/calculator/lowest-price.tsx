import type { Answer, Quote, Refusal } from "#rating/answer.ts";
import { comparedIn } from "#rating/compared-in.ts";
import type { Reference } from "#rating/reference.ts";
import { m } from "#app/messages/m.ts";
import { useOwnCurrency } from "#app/ui/use-own-currency.ts";
import { displayMoney } from "./display-money.ts";
import { bestFirst, type InTime, inTime, linesText } from "./in-time.ts";
import { noneText } from "./none-text.ts";
import { PriceBar } from "./price-bar.tsx";
import Spoken from "./spoken.tsx";

type Props = {
  /** Missing while the form has a problem. */
  answers: readonly Answer[] | undefined;
  currency: string;
  isInTime: InTime;
  reference: Reference;
  /** The field that is half typed, where nothing else is wrong. */
  finish: string | undefined;
  /** The line that was opened, and what it is called. */
  chosen: { service: string; name: string } | undefined;
  action: string;
  onAction: () => void;
};

/** How many lines take the shipment and the lowest price: at the foot of a phone's screen, and said aloud. */
export function LowestPrice({ answers, currency, isInTime, reference, finish, chosen, action, onAction }: Props) {
  const all = (answers ?? []).filter((answer): answer is Quote => answer.available);
  const quotes = inTime(all, isInTime);
  const inOne = comparedIn(currency, reference.exchange.rates);
  const [best] = bestFirst(quotes, inOne, isInTime);
  const about = useOwnCurrency();
  const priceOf = ({ total, currency: own }: Quote) => displayMoney(total, own, currency, reference).shown;
  /** With what it is in the readers' own money, where it stands in the card's. */
  const noted = (text: string, { total, currency: own }: Quote) => {
    const note = own === currency ? about(total, own) : undefined;
    return note ? m.noted({ text, note }) : text;
  };
  const price = best && priceOf(best);
  const refusals = answers?.filter((answer): answer is Refusal => !answer.available);
  const none = refusals
    ? noneText(refusals, m.answers_none_short())
    : finish
      ? m.answers_typing({ field: finish })
      : m.answers_mend();
  const opened = all.find(({ service }) => service === chosen?.service);
  return (
    <>
      <PriceBar
        from={best && noted(m.bar_from({ price: priceOf(best) }), best)}
        none={none}
        lines={linesText(quotes, isInTime)}
        chosen={chosen && opened && { name: chosen.name, price: noted(priceOf(opened), opened) }}
        action={action}
        onAction={onAction}
      />
      <Spoken text={price === undefined ? none : m.answers_from({ count: quotes.length, price })} />
    </>
  );
}
