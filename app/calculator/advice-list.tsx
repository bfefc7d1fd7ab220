import type { Advice } from "#rating/advice.ts";
import { m } from "#app/messages/m.ts";
import { Icon } from "#app/ui/icon.tsx";
import { adviceText } from "./advice-text.ts";
import { withParcels } from "./fields-of-parcels.ts";
import type { FormState } from "./form-state.ts";

type Props = {
  advice: readonly Advice[];
  state: FormState;
  show: (amount: number) => string;
  change: (next: FormState) => void;
};

/** What would make it cheaper, each with its price and a button that does it. */
export function AdviceList({ advice, state, show, change }: Props) {
  if (advice.length === 0) return null;
  return (
    <ul className="space-y-2">
      {advice.map((one) => (
        <li key={one.kind + one.row} className="flex gap-2.5 rounded-lg bg-sunken px-4 py-3 text-sm">
          <Icon name="lucide:lightbulb" className="mt-px text-route" />
          <span>
            {adviceText(one, state.units)}
            {m.between_sentences()}
            {m.advice_price({ total: show(one.total), saved: show(one.saved) })}
            {m.between_sentences()}
            <button
              type="button"
              className="min-h-6 font-semibold text-link underline underline-offset-4"
              onClick={() => change(withParcels(state, one.shipment.parcels))}
            >
              {m.advice_apply()}
            </button>
          </span>
        </li>
      ))}
    </ul>
  );
}
