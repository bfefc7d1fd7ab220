import type { WeightStep } from "#rating/answer.ts";
import { type CardMass, type CardUnit, massAmount } from "#rating/scale.ts";
import { m } from "#app/messages/m.ts";
import { number } from "#app/ui/format.ts";
import { unitText } from "#app/ui/unit-text.ts";
import { sizeText } from "#app/ui/size-text.ts";

/** A weight of a card in its unit. */
export function massText(mass: CardMass, unit: CardUnit): string {
  return `${number(massAmount(mass), 3)} ${unitText(unit)}`;
}

/** A step to the billable weight in words and numbers, `undefined` for one that goes without saying. */
export function weightStepText(step: WeightStep, unit: CardUnit): string {
  switch (step.kind) {
    case "actual":
      return m.step_actual({ mass: massText(step.mass, unit) });
    case "volumetric": {
      const sides = sizeText(
        step.sides.map((side) => number(side)),
        step.cube,
      );
      const pieces = step.quantity > 1 ? `${number(step.quantity)} × ` : "";
      const volume = `${number(step.volume, 0)} ${unitText(`${step.cube}³`)}`;
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
