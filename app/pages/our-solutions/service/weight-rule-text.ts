import type { ServicePage } from "#catalog/line-page-data.ts";
import { type CardMass, type CardUnit, toMassAmount } from "#rating/shipment/units.ts";
import { m } from "#app/messages/m.ts";
import { formatNumber, joinClauses } from "#app/ui/format.ts";
import { formatUnit } from "#app/ui/measures.ts";

type Billed = Pick<ServicePage, "weight" | "unit" | "methods" | "limits">;

/** A card's rule of the billable weight, sentence by sentence. */
export function explainWeightRule(line: Billed): string[] {
  const { weight, unit, methods } = line;
  if (methods.includes("weight-or-measure") || methods.includes("container"))
    return methods.map((method) => (method === "container" ? m.rule_container() : m.rule_measure()));
  const sentences: string[] = [];
  if (!weight.divisor) sentences.push(m.rule_actual());
  else {
    const divisor = formatNumber(weight.divisor, 0);
    sentences.push(weight.per === "consignment" ? m.rule_consignment({ divisor }) : m.rule_parcel({ divisor }));
    sentences.push(
      weight.volumeShare === undefined
        ? m.rule_greater()
        : m.rule_share({ percent: formatNumber(weight.volumeShare / 1e6) }),
    );
    const { when } = weight;
    if (when?.ratioOver) sentences.push(m.rule_when_ratio({ percent: formatNumber(when.ratioOver / 1e6) }));
    else if (when?.ratioFrom) sentences.push(m.rule_when_ratio_from({ percent: formatNumber(when.ratioFrom / 1e6) }));
    else if (when) sentences.push(m.rule_when_other());
  }
  if (methods.includes("flat-by-band")) return [...sentences, m.rule_bands()];
  if (hasOwnMinimum(line)) sentences.push(m.rule_minimum({ mass: formatCardMass(weight.minimum, unit) }));
  sentences.push(m.rule_rounding({ steps: describeSteps(line) }));
  return sentences;
}

/** From which weight and in which steps a line bills, in a few words for its facts. */
export function describeBilling(line: Billed): string {
  const { weight, unit, methods } = line;
  if (methods.includes("flat-by-band")) return m.fact_bands();
  const step = describeSteps(line);
  return hasOwnMinimum(line)
    ? m.fact_billed({ minimum: formatCardMass(weight.minimum, unit), step })
    : m.fact_rounded({ step });
}

/** Whether a shipment can weigh less than the least weight that is billed: not where the line takes only heavier ones. */
function hasOwnMinimum({ weight, limits }: Billed): boolean {
  return !limits.minTotalMass || limits.minTotalMass < weight.minimum;
}

function describeSteps({ weight, unit }: Billed): string {
  return joinClauses(
    weight.steps.map(({ step, upTo }, at) => {
      const text = formatCardMass(step, unit);
      if (upTo < Number.MAX_SAFE_INTEGER) return m.rule_step_to({ step: text, upTo: formatCardMass(upTo, unit) });
      return at === 0 ? m.rule_step_only({ step: text }) : m.rule_step_above({ step: text });
    }),
  );
}

/** A mass as people write it: grams below 100 g. */
export function formatCardMass(mass: CardMass, unit: CardUnit): string {
  const amount = toMassAmount(mass);
  return unit === "kg" && amount < 0.1
    ? `${formatNumber(amount * 1000)}\u00a0${formatUnit("g")}`
    : `${formatNumber(amount, 3)}\u00a0${formatUnit(unit)}`;
}
