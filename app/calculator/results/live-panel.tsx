import { memo, useMemo, useRef } from "react";
import { useMedia } from "#app/platform/use-media.ts";
import type { Shipment } from "#rating/shipment/shipment.ts";
import { BoxPanel } from "../box/box-panel.tsx";
import { FlatterRow } from "../box/smaller-box.tsx";
import { findServicePricedBySize } from "../box/billed-weights.ts";
import { convertForDisplay } from "../format/money.ts";
import type { FormState } from "../store/form-state.ts";
import { useAmend, useCalculatorStore, useRequestAfterPrices } from "../store/use-calculator.ts";
import { useQuotes } from "../worker/use-quotes.ts";
import { rankAnswers } from "./rank-answers.ts";

type LiveProps = { shipment: Shipment; form: FormState };

/** What typing does, below the fields of a phone's form: the box, what it weighs, three prices. */
export default function LivePanel() {
  const narrow = useMedia("(width < 64rem)", false);
  const { shipment, form } = useRequestAfterPrices();
  // what cannot be priced leaves the picture as it was
  const last = useRef<LiveProps>(undefined);
  if (shipment && (last.current?.shipment !== shipment || last.current.form !== form))
    last.current = { shipment, form };
  if (!narrow || !last.current) return null;
  return (
    <div className={shipment ? "" : "opacity-40"}>
      <Live {...last.current} />
    </div>
  );
}

const Live = memo(function Live({ shipment, form }: LiveProps) {
  const { page, names } = useCalculatorStore();
  const amend = useAmend(form);
  const answers = useQuotes(shipment, page)?.answers;
  const quotes = useMemo(
    () => rankAnswers(answers ?? [], form, page.reference.exchange.rates).quotes,
    [answers, form, page],
  );
  const line = useMemo(
    () => findServicePricedBySize(quotes, shipment, page, form.service),
    [quotes, shipment, page, form.service],
  );
  if (!line) return null;
  const { quote, flatter } = line;
  const money = (amount: number, currency: string) =>
    convertForDisplay(amount, currency, form.currency, page.reference).shown;
  const own = { state: form, show: (amount: number) => money(amount, quote.currency), change: amend };
  return (
    <>
      <p className="mb-1 text-[13px] text-quiet">{names.service(quote.service).name}</p>
      <BoxPanel small quote={quote} flatter={flatter} page={page} {...own} />
      <ul className="mt-4 grid grid-cols-3 gap-x-4 border-y border-line py-2">
        {quotes.slice(0, 3).map(({ service, total, currency }) => (
          <li key={service} data-live={service}>
            <span className="block text-[13px] text-quiet">{names.service(service).name}</span>
            <span className="font-semibold">{money(total, currency)}</span>
          </li>
        ))}
      </ul>
      {flatter && <FlatterRow quote={quote} flatter={flatter} names={names} {...own} />}
    </>
  );
});
