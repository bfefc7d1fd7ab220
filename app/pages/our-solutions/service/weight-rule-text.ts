import type { ServicePage } from "#catalog/views/service.ts";
import { type CardMass, type CardUnit, massAmount } from "#rating/scale.ts";
import { m } from "#app/messages/m.ts";
import { number } from "#app/ui/format.ts";
import { clauses } from "#app/ui/joined.ts";
import { unitText } from "#app/ui/unit-text.ts";

type Billed = Pick<ServicePage, "weight" | "unit" | "methods" | "limits">;

/** A card's rule of the billable weight, sentence by sentence. */
export function weightRuleText(line: Billed): string[] {
  const { weight, unit, methods } = line;
  if (methods.includes("weight-or-measure") || methods.includes("container"))
    return methods.map((method) => (method === "container" ? m.rule_container() : m.rule_measure()));
  const sentences: string[] = [];
  if (!weight.divisor) sentences.push(m.rule_actual());
  else {
    const divisor = number(weight.divisor, 0);
    sentences.push(weight.per === "consignment" ? m.rule_consignment({ divisor }) : m.rule_parcel({ divisor }));
    sentences.push(weight.volume === "half" ? m.rule_half() : m.rule_greater());
    const { when } = weight;
    if (when?.ratioOver) sentences.push(m.rule_when_ratio({ percent: number(when.ratioOver / 1e6) }));
    else if (when?.ratioFrom) sentences.push(m.rule_when_ratio_from({ percent: number(when.ratioFrom / 1e6) }));
    else if (when) sentences.push(m.rule_when_other());
  }
  if (methods.includes("flat-by-band")) return [...sentences, m.rule_bands()];
  if (ownMinimum(line)) sentences.push(m.rule_minimum({ mass: weightText(weight.minimum, unit) }));
  sentences.push(m.rule_rounding({ steps: stepsText(line) }));
  return sentences;
}

/** From which weight and in which steps a line bills, in a few words for its facts. */
export function billingText(line: Billed): string {
  const { weight, unit, methods } = line;
  if (methods.includes("flat-by-band")) return m.fact_bands();
  const step = stepsText(line);
  return ownMinimum(line)
    ? m.fact_billed({ minimum: weightText(weight.minimum, unit), step })
    : m.fact_rounded({ step });
}

/** Whether a shipment can weigh less than the least weight that is billed: not where the line takes only heavier ones. */
function ownMinimum({ weight, limits }: Billed): boolean {
  return !limits.minTotalMass || limits.minTotalMass < weight.minimum;
}

function stepsText({ weight, unit }: Billed): string {
  return clauses(
    weight.steps.map(({ step, upTo }, at) => {
      const text = weightText(step, unit);
      if (upTo < Number.MAX_SAFE_INTEGER) return m.rule_step_to({ step: text, upTo: weightText(upTo, unit) });
      return at === 0 ? m.rule_step_only({ step: text }) : m.rule_step_above({ step: text });
    }),
  );
}

/** A mass as people write it: grams below 100 g. */
export function weightText(mass: CardMass, unit: CardUnit): string {
  const amount = massAmount(mass);
  return unit === "kg" && amount < 0.1
    ? `${number(amount * 1000)}\u00a0${unitText("g")}`
    : `${number(amount, 3)}\u00a0${unitText(unit)}`;
}
