import type { Quote } from "#rating/answer.ts";
import { lengthIn } from "#rating/length.ts";
import { m } from "#app/messages/m.ts";
import { number } from "#app/ui/format.ts";
import { unitText } from "#app/ui/unit-text.ts";
import type { FormState } from "../form-state.ts";
import type { CalculatorNames } from "../names.ts";
import { BoxSign } from "./box-sign.tsx";
import { drawnBox } from "./drawn-box.ts";
import type { Flatter } from "./line-of-box.ts";
import { SavingRow } from "./saving-row.tsx";

type Props = {
  quote: Quote;
  flatter: Flatter;
  /** Whether the box is drawn beside the words. */
  signed?: boolean;
  state: FormState;
  names: CalculatorNames;
  show: (amount: number) => string;
  change: (next: FormState) => void;
};

/** The flatter box that makes a line cheaper, in a row: how flat, which line, its price. */
export function FlatterRow({ quote, flatter, signed = false, state, names, show, change }: Props) {
  const drawn = drawnBox(state, flatter);
  if (drawn?.ghost === undefined) return null;
  const { lying, ghost, unit } = drawn;
  const text = (side: number) => `${number(side, 1)} ${unitText(unit)}`;
  return (
    <SavingRow
      advice={flatter}
      state={state}
      show={show}
      change={change}
      sign={signed && <BoxSign box={lying} ghost={ghost} />}
    >
      {m.box_flatter({
        to: text(ghost),
        from: text(lengthIn(unit, flatter.from)),
        name: names.service(quote.service).name,
      })}
    </SavingRow>
  );
}
