import { m } from "#app/messages/m.ts";
import { getLocalText } from "#app/platform/current-locale.ts";
import { formatNumber } from "#app/ui/format.ts";
import { formatSize, formatUnit, formatWholeUnit } from "#app/ui/measures.ts";
import type { Quote, WeightStep } from "#rating/answer.ts";
import type { MeasureKind } from "#rating/freight/tariff.ts";
import { type CardMass, type CardUnit, massPerUnit, toMassAmount } from "#rating/shipment/units.ts";

/** A weight of a card in its unit. */
export function formatCardMass(mass: CardMass, unit: CardUnit): string {
  return `${formatNumber(toMassAmount(mass), 3)} ${formatUnit(unit)}`;
}

/** How a billable weight came about, line by line. Where pieces are billed together, what one weighs and what all weigh have their own names. */
export function explainWeightSteps({ pieces, steps, unit, revenueTons, measured }: Quote["billable"]): string[] {
  if (measured) return [m.step_measured({ amount: formatMeasured(measured.of, measured.amount) })];
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
      const volume = `${formatNumber(step.volume, 0)}\u00a0${formatWholeUnit(`${step.cube}³`)}`;
      // the result stands whole on one line
      const result = `= ${formatCardMass(step.mass, unit)}`.replaceAll(" ", "\u00a0");
      return `${pieces}${sides} = ${volume} ÷ ${formatNumber(step.divisor, 0)} ${result}`;
    }
    case "volume-ignored":
      return m.step_volume_ignored();
    case "no-sides":
      return m.step_no_sides();
    case "share":
      return m.step_share({ percent: formatNumber(step.percent), mass: formatCardMass(step.mass, unit) });
    case "floor":
      return m.step_floor({
        amount: formatMeasured(step.of, step.amount),
        each: formatCardMass(step.each, unit),
        mass: formatCardMass(step.mass, unit),
      });
    case "greater":
      return greater[step.of]({ mass: formatCardMass(step.mass, unit) });
    case "size":
      return m.step_size({ size: getLocalText(step.name) });
    case "packaging":
      return m.step_packaging({
        added: formatCardMass(step.added, unit),
        mass: formatCardMass(step.mass, unit),
      });
    case "minimum":
      return m.step_minimum({ mass: formatCardMass(step.mass, unit) });
    case "rounded":
      return m.step_rounded({ step: formatCardMass(step.step, unit), mass: formatCardMass(step.mass, unit) });
  }
}

const greater: Readonly<Record<"actual" | "volumetric" | "floor", (inputs: { mass: string }) => string>> = {
  actual: m.step_greater_actual,
  volumetric: m.step_greater_volumetric,
  floor: m.step_greater_floor,
};

/** An amount of what prices count instead of weight, in millionths. */
function formatMeasured(of: MeasureKind, millionths: number): string {
  const amount = millionths / massPerUnit;
  switch (of) {
    case "loading-metres":
      return m.measured_loading_metres({ amount: formatNumber(amount, 3) });
    case "lane-metres":
      return m.measured_lane_metres({ amount: formatNumber(amount, 3) });
    case "cubic-metres":
      return m.measured_cubic_metres({ amount: formatNumber(amount, 3) });
    case "pallet-spaces":
      return m.measured_pallet_spaces({ amount });
    case "pieces":
      return m.measured_pieces({ amount });
  }
}

/** An amount of what is billed, a weight or what the prices count instead. */
export function formatBilled(amount: number, { unit, measured }: Quote["billable"]): string {
  return measured ? formatMeasured(measured.of, amount) : formatCardMass(amount, unit);
}

/** What is billed: a weight, or what the prices count instead. */
export function formatBillable({ mass, unit, revenueTons, measured }: Quote["billable"]): string {
  if (measured) return formatMeasured(measured.of, measured.amount);
  return revenueTons === undefined
    ? formatCardMass(mass, unit)
    : m.revenue_tons({ amount: formatNumber(revenueTons / 1000, 3) });
}
