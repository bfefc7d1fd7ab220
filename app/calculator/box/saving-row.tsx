import type { ReactNode } from "react";
import type { Advice } from "#rating/advice.ts";
import { m } from "#app/messages/m.ts";
import { withParcels } from "../fields-of-parcels.ts";
import type { FormState } from "../form-state.ts";

type Props = {
  advice: Advice;
  state: FormState;
  show: (amount: number) => string;
  change: (next: FormState) => void;
  /** What stands before the words, which then have the rest of the row. */
  sign?: ReactNode;
  /** Which box it is; its price follows. */
  children: ReactNode;
};

/** A smaller box with its price, what it saves, and the button that takes it. */
export function SavingRow({ advice, state, show, change, sign, children }: Props) {
  const apply = (
    <button
      type="button"
      className="min-h-9 shrink-0 font-semibold text-link"
      onClick={() => change(withParcels(state, advice.shipment.parcels))}
    >
      {m.advice_apply()}
    </button>
  );
  return (
    <p className="mt-4 flex items-center justify-between gap-4 rounded-lg bg-(--saving) px-4 py-3 text-[15px]">
      {sign}
      <span className="grow">
        {children}
        {m.between_sentences()}
        <span className="font-semibold">{show(advice.total)}</span>
        {m.between_clauses()}
        <span className="font-semibold whitespace-nowrap text-good">{m.box_less({ saved: show(advice.saved) })}</span>
        {sign && <> {apply}</>}
      </span>
      {!sign && apply}
    </p>
  );
}
