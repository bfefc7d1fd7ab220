import { m } from "#app/messages/m.ts";
import { formatNumber } from "#app/ui/format.ts";
import { Icon } from "#app/ui/icon.tsx";
import { formatUnit } from "#app/ui/measures.ts";
import type { Advice } from "#rating/comparison/advice.ts";
import { convertLength, convertMass } from "#rating/shipment/units.ts";
import { withParcels } from "../store/actions.ts";
import type { FormState } from "../store/form-state.ts";
import { useCalculatorStore } from "../store/use-calculator.ts";

/** What an advice says, without its price. */
export function describeAdvice(advice: Advice, units: FormState["units"]): string {
  const metric = units === "metric";
  const side = (length: number) =>
    `${formatNumber(convertLength(metric ? "cm" : "in", length), 1)} ${formatUnit(metric ? "cm" : "in")}`;
  const weight = (mass: number) =>
    `${formatNumber(convertMass(metric ? "kg" : "lb", mass), 3)} ${formatUnit(metric ? "kg" : "lb")}`;
  switch (advice.kind) {
    case "flatter":
      return m.advice_flatter({ from: side(advice.from), to: side(advice.to) });
    case "lighter":
      return m.advice_lighter({ from: weight(advice.from), to: weight(advice.to) });
    case "merged":
      return m.advice_merged({ quantity: advice.quantity });
    case "split":
      return m.advice_split({ parts: advice.parts });
  }
}

type Props = {
  advice: readonly Advice[];
  state: FormState;
  show: (amount: number) => string;
};

/** What would make it cheaper, each with its price and a button that does it. */
export function AdviceList({ advice, state, show }: Props) {
  const { amendWithUndo } = useCalculatorStore();
  if (advice.length === 0) return null;
  return (
    <ul className="mt-3 space-y-2">
      {advice.map((one) => (
        <li key={one.kind + one.row} className="flex gap-2.5 rounded-lg bg-sunken px-4 py-3 text-sm">
          <Icon name="lucide:lightbulb" className="mt-px text-route" />
          <span>
            {describeAdvice(one, state.units)}
            {m.between_sentences()}
            {m.advice_price({ total: show(one.total), saved: show(one.saved) })}
            {m.between_sentences()}
            <button
              type="button"
              className="min-h-11 font-semibold sm:min-h-6 text-link underline underline-offset-4"
              onClick={() =>
                amendWithUndo(
                  state,
                  withParcels(state, one.shipment.parcels),
                  m.advice_applied({ saved: show(one.saved) }),
                )
              }
            >
              {m.advice_apply()}
            </button>
          </span>
        </li>
      ))}
    </ul>
  );
}
