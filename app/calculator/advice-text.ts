import type { Advice } from "#rating/advice.ts";
import { lengthIn } from "#rating/length.ts";
import { massIn } from "#rating/mass.ts";
import { m } from "#app/messages/m.ts";
import { number } from "#app/ui/format.ts";
import type { FormState } from "./form-state.ts";
import { unitText } from "#app/ui/unit-text.ts";

/** What an advice says, without its price. */
export function adviceText(advice: Advice, units: FormState["units"]): string {
  const metric = units === "metric";
  const side = (length: number) =>
    `${number(lengthIn(metric ? "cm" : "in", length), 1)} ${unitText(metric ? "cm" : "in")}`;
  const weight = (mass: number) => `${number(massIn(metric ? "kg" : "lb", mass), 3)} ${unitText(metric ? "kg" : "lb")}`;
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
