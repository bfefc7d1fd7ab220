import { m } from "#app/messages/m.ts";
import { formatNumber } from "#app/ui/format.ts";
import { formatSize, formatUnit } from "#app/ui/measures.ts";
import type { Quote, WeightStep } from "#rating/answer.ts";
import { type CardMass, type CardUnit, toMassAmount } from "#rating/shipment/units.ts";

/** A weight of a card in its unit. */
export function formatCardMass(mass: CardMass, unit: CardUnit): string {
  return `${formatNumber(toMassAmount(mass), 3)} ${formatUnit(unit)}`;
}

/** How a billable weight came about, line by line. Where pieces are billed together, what one weighs and what all weigh have their own names. */
export function explainWeightSteps({ pieces, steps, unit, revenueTons }: Quote["billable"]): string[] {
  const together = steps.some(({ kind }) => kind === "actual");
  const ofPieces = pieces
    .flatMap((piece) => piece.steps)
    .map((step) => explainWeightStep(step, unit, together && "one"));
  const ofAll = steps.map((step) => explainWeightStep(step, unit, ofPieces.length > 0 && together && "all"));
  return revenueTons === undefined
    ? [...ofPieces, ...ofAll]
    : [m.rule_measure(), ...steps.map((step) => explainWeightStep(step, unit))];
}

/** A step to the billable weight in words and numbers. */
function explainWeightStep(step: WeightStep, unit: CardUnit, of: "one" | "all" | false = false): string {
  switch (step.kind) {
    case "actual": {
      const mass = formatCardMass(step.mass, unit);
      if (of === "one") return m.step_actual_one({ mass });
      return of === "all" ? m.step_actual_all({ mass }) : m.step_actual({ mass });
    }
    case "volumetric": {
      const sides = formatSize(
        step.sides.map((side) => formatNumber(side)),
        step.cube,
      );
      const pieces = step.quantity > 1 ? `${formatNumber(step.quantity)} × ` : "";
      const volume = `${formatNumber(step.volume, 0)}\u00a0${formatUnit(`${step.cube}³`)}`;
      // the result stands whole on one line
      const result = `= ${formatCardMass(step.mass, unit)}`.replaceAll(" ", "\u00a0");
      return `${pieces}${sides} = ${volume} ÷ ${formatNumber(step.divisor, 0)} ${result}`;
    }
    case "volume-ignored":
      return m.step_volume_ignored();
    case "no-sides":
      return m.step_no_sides();
    case "half":
      return m.step_half({ mass: formatCardMass(step.mass, unit) });
    case "greater":
      return step.of === "actual"
        ? m.step_greater_actual({ mass: formatCardMass(step.mass, unit) })
        : m.step_greater_volumetric({ mass: formatCardMass(step.mass, unit) });
    case "minimum":
      return m.step_minimum({ mass: formatCardMass(step.mass, unit) });
    case "rounded":
      return m.step_rounded({ step: formatCardMass(step.step, unit), mass: formatCardMass(step.mass, unit) });
  }
}

/** What is billed: a weight, or revenue tons of what goes by weight or measure. */
export function formatBillable({ mass, unit, revenueTons }: Quote["billable"]): string {
  return revenueTons === undefined
    ? formatCardMass(mass, unit)
    : m.revenue_tons({ amount: formatNumber(revenueTons / 1000, 3) });
}
