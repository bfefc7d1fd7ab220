import { memo, type RefObject, useCallback, useMemo, useRef } from "react";
import type { Shipment } from "#rating/shipment.ts";
import type { CalculatorPage } from "#catalog/views/pages.ts";
import { useMedia } from "#app/platform/use-media.ts";
import { useGiven } from "./use-given.ts";
import { BoxPanel } from "../box/box-panel.tsx";
import { FlatterRow } from "../box/flatter-row.tsx";
import { lineOfBox } from "../box/line-of-box.ts";
import { displayMoney } from "../display-money.ts";
import type { FormState } from "../form-state.ts";
import type { CalculatorNames } from "../names.ts";
import { ranked } from "../ranked.ts";
import { rebased } from "../rebased.ts";

type Priced = { shipment: Shipment; asked: FormState };
type Props = {
  /** The shipment with the form that it was read from; missing while the form has a problem. */
  after: { shipment: Shipment | undefined; asked: FormState };
  /** The form as it is typed. */
  now: RefObject<FormState>;
  page: CalculatorPage;
  names: CalculatorNames;
  change: (next: FormState) => void;
};

/** What typing does, below the fields of a phone's form: the box, what it weighs, three prices. */
export default memo(function LivePanel({ after, now, page, names, change }: Props) {
  const narrow = useMedia("(width < 64rem)", false);
  // what cannot be priced leaves the picture as it was
  const last = useRef<Priced>(undefined);
  const { shipment, asked } = after;
  if (shipment) last.current = { shipment, asked };
  const amend = useCallback((from: FormState, to: FormState) => change(rebased(now.current, from, to)), [now, change]);
  if (!narrow || !last.current) return null;
  return (
    <div className={shipment ? "" : "opacity-40"}>
      <Live {...last.current} page={page} names={names} amend={amend} />
    </div>
  );
});

type LiveProps = Priced &
  Pick<Props, "page" | "names"> & {
    /** Told the form as it was drawn, and as it is to be. */
    amend: (from: FormState, to: FormState) => void;
  };

function Live({ shipment, asked: state, page, names, amend }: LiveProps) {
  const answers = useGiven(shipment, page)?.answers;
  const quotes = useMemo(
    () => ranked(answers ?? [], state, page.reference.exchange.rates).quotes,
    [answers, state, page],
  );
  const line = useMemo(() => lineOfBox(quotes, shipment, page, state.service), [quotes, shipment, page, state.service]);
  if (!line) return null;
  const { quote, flatter } = line;
  const money = (amount: number, currency: string) =>
    displayMoney(amount, currency, state.currency, page.reference).shown;
  const own = {
    state,
    show: (amount: number) => money(amount, quote.currency),
    change: (next: FormState) => amend(state, next),
  };
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
}
