import { m } from "#app/messages/m.ts";
import { formatMoney, formatNumber } from "#app/ui/format.ts";
import { formatUnit } from "#app/ui/measures.ts";
import { convertMass, grains } from "#rating/shipment/units.ts";
import { getMinorDigits } from "#rating/money/minor-digits.ts";
import { type CurveAxis, curveSamples, type PriceCurve } from "#rating/comparison/price-curve.ts";
import type { Shipment } from "#rating/shipment/shipment.ts";
import type { Frame } from "../chart/axis-frame.tsx";
import { listLogTicks, listTicks, makeLinearScale, makeLogScale, roundUpToTick, type Scale } from "../chart/scales.ts";
import type { FormState } from "../store/form-state.ts";

/** What prices are drawn along, in the visitor's unit: kilograms, pounds, or a currency. */
export type Along = {
  axis: CurveAxis;
  /** The shipment's own place, and the end of the axis, in the engine's integers (grains of mass or minor units). */
  own: number;
  most: number;
  /** Engine's integers a unit. */
  unit: number;
  /** What one key moves the reading by. */
  step: number;
  text: (x: number) => string;
  label: string;
};

/** What all parts of the chart share: the curves, where they are drawn, and how amounts and services are written. */
export type CurveDrawing = {
  curves: readonly PriceCurve[];
  along: Along;
  /** The end of the axis that the curves were computed for. */
  most: number;
  frame: Frame;
  x: Scale;
  y: Scale;
  show: (amount: number, currency: string) => string;
  name: (service: string) => string;
};

/** Places along an axis that can be read off: each is one that the curve was computed at. */
export const readings = curveSamples / 2;

export function buildWeightAxis(shipment: Shipment, { units }: FormState): Along {
  const name = units === "metric" ? "kg" : "lb";
  const unit = grains[name];
  return {
    ...listAxisEnds(shipment.parcels[0]?.mass ?? unit, unit),
    axis: "mass",
    text: (x) => `${formatNumber(convertMass(name, x), 3)}\u00a0${formatUnit(name)}`,
    label: m.curve_weight(),
  };
}

export function buildValueAxis({ value = 0, currency }: Shipment): Along {
  return {
    ...listAxisEnds(value, 10 ** getMinorDigits(currency)),
    axis: "value",
    text: (x) => formatMoney(Math.round(x), currency),
    label: m.curve_value(),
  };
}

/** From nothing to about twice the shipment's own place, at a round end. */
function listAxisEnds(own: number, unit: number) {
  const most = roundUpToTick((own * 2) / unit) * unit;
  return { own, most, unit, step: most / readings };
}

/**
 * Scales and ticks that hold all curves. They begin at nothing, or, where logarithmic, at a fiftieth of the foot's end and a
 * little below the lowest price. Prices are marked at multiples of `unit`, and `formatTick` writes an amount.
 */
export function buildAxes(
  { curves, along, most, frame }: Pick<CurveDrawing, "curves" | "along" | "most" | "frame">,
  log: boolean,
  unit: number,
  formatTick: (amount: number) => string,
) {
  const totals = curves.flatMap(({ steps }) => steps.flatMap(({ total }) => total ?? []));
  const [dearest, cheapest] = [Math.max(100, ...totals), Math.max(1, Math.min(...totals))];
  const [left, right, floor] = [frame.left, frame.width - frame.right, frame.height - frame.bottom];
  const [least, low, high] = [most / 50, cheapest * 0.8, dearest * 1.15];
  const end = most / along.unit;
  const xValues = log
    ? listLogTicks(least / along.unit, end)
    : listTicks(end).filter((tick) => tick <= end * (1 + 1e-9));
  const yValues = (log ? listLogTicks(low / unit, high / unit) : listTicks(dearest / unit)).map((tick) => tick * unit);
  return {
    x: log ? makeLogScale(least, most, left, right) : makeLinearScale(0, most, left, right),
    y: log ? makeLogScale(low, high, floor, frame.top) : makeLinearScale(0, yValues.at(-1) ?? 1, floor, frame.top),
    xTicks: xValues.map((value) => {
      const at = value * along.unit;
      return { at, text: along.axis === "value" ? formatTick(at) : along.text(at) };
    }),
    yTicks: yValues.map((at) => ({ at, text: formatTick(at) })),
  };
}
