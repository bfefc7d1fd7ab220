import type { Quote, WeightStep } from "#rating/answer.ts";
import { type CardMass, type CardUnit, massAmount } from "#rating/scale.ts";
import { m } from "#app/messages/m.ts";
import { number } from "#app/ui/format.ts";
import { unitText } from "#app/ui/unit-text.ts";
import { sizeText } from "#app/ui/size-text.ts";

/** A weight of a card in its unit. */
export function massText(mass: CardMass, unit: CardUnit): string {
  return `${number(massAmount(mass), 3)} ${unitText(unit)}`;
}

/** How a billable weight came about, line by line. Where pieces are billed together, what one weighs and what all weigh have their own names. */
export function weightSteps({ pieces, steps, unit, revenueTons }: Quote["billable"]): string[] {
  const together = steps.some(({ kind }) => kind === "actual");
  const ofPieces = pieces.flatMap((piece) => piece.steps).map((step) => weightStepText(step, unit, together && "one"));
  const ofAll = steps.map((step) => weightStepText(step, unit, ofPieces.length > 0 && together && "all"));
  return revenueTons === undefined
    ? [...ofPieces, ...ofAll]
    : [m.rule_measure(), ...steps.map((step) => weightStepText(step, unit))];
}

/** A step to the billable weight in words and numbers. */
function weightStepText(step: WeightStep, unit: CardUnit, of: "one" | "all" | false = false): string {
  switch (step.kind) {
    case "actual": {
      const mass = massText(step.mass, unit);
      if (of === "one") return m.step_actual_one({ mass });
      return of === "all" ? m.step_actual_all({ mass }) : m.step_actual({ mass });
    }
    case "volumetric": {
      const sides = sizeText(
        step.sides.map((side) => number(side)),
        step.cube,
      );
      const pieces = step.quantity > 1 ? `${number(step.quantity)} × ` : "";
      const volume = `${number(step.volume, 0)}\u00a0${unitText(`${step.cube}³`)}`;
      // the result stands whole on one line
      const result = `= ${massText(step.mass, unit)}`.replaceAll(" ", "\u00a0");
      return `${pieces}${sides} = ${volume} ÷ ${number(step.divisor, 0)} ${result}`;
    }
    case "volume-ignored":
      return m.step_volume_ignored();
    case "no-sides":
      return m.step_no_sides();
    case "half":
      return m.step_half({ mass: massText(step.mass, unit) });
    case "greater":
      return step.of === "actual"
        ? m.step_greater_actual({ mass: massText(step.mass, unit) })
        : m.step_greater_volumetric({ mass: massText(step.mass, unit) });
    case "minimum":
      return m.step_minimum({ mass: massText(step.mass, unit) });
    case "rounded":
      return m.step_rounded({ step: massText(step.step, unit), mass: massText(step.mass, unit) });
  }
}
