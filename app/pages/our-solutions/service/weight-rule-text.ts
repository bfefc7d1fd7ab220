import type { ServicePage } from "#catalog/views/service.ts";
import { massIn } from "#rating/mass.ts";
import { m } from "#app/messages/m.ts";
import { number } from "#app/ui/format.ts";

/** A card's rule of the billable weight, sentence by sentence. */
export function weightRuleText({ weight, method }: Pick<ServicePage, "weight" | "method">): string[] {
  if (method === "weight-or-measure") return [m.rule_measure()];
  if (method === "container") return [m.rule_container()];
  const sentences: string[] = [];
  if (!weight.divisor) sentences.push(m.rule_actual());
  else {
    const divisor = number(weight.divisor, 0);
    sentences.push(weight.per === "consignment" ? m.rule_consignment({ divisor }) : m.rule_parcel({ divisor }));
    sentences.push(weight.volume === "half" ? m.rule_half() : m.rule_greater());
    const { when } = weight;
    if (when?.ratioOver) sentences.push(m.rule_when_ratio({ percent: number(when.ratioOver) }));
    else if (when?.ratioFrom) sentences.push(m.rule_when_ratio_from({ percent: number(when.ratioFrom) }));
    else if (when) sentences.push(m.rule_when_other());
  }
  sentences.push(m.rule_minimum({ mass: kg(weight.minimum) }));
  const steps = weight.steps.map(({ step, upTo }) =>
    upTo < Number.MAX_SAFE_INTEGER
      ? m.rule_step_to({ step: kg(step), upTo: kg(upTo) })
      : m.rule_step({ step: kg(step) }),
  );
  sentences.push(m.rule_rounding({ steps: steps.join(", ") }));
  return sentences;
}

function kg(mass: number): string {
  const amount = massIn("kg", mass);
  return amount < 0.1 ? `${number(amount * 1000)} g` : `${number(amount, 3)} kg`;
}
