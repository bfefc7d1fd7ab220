import type { PriceCurve } from "#rating/price-curve.ts";
import type { Along } from "./axis-of.ts";
import type { Frame } from "./axis-frame.tsx";
import { evenScale, logScale } from "./scales.ts";
import { logTicks, roundEnd, roundTicks } from "./ticks.ts";

type Given = {
  curves: readonly PriceCurve[];
  along: Along;
  /** Where the foot ends, in grams or minor units. */
  most: number;
  frame: Frame;
  log: boolean;
  /** An amount as a tick says it. */
  rounded: (amount: number) => string;
};

/** Scales and ticks that hold all the curves: from nothing, or, where logarithmic, from a fiftieth of the foot and a little below the lowest price. */
export function axesOf({ curves, along, most, frame, log, rounded }: Given) {
  const totals = curves.flatMap(({ steps }) => steps.flatMap(({ total }) => total ?? []));
  const [dearest, cheapest] = [Math.max(100, ...totals), Math.max(1, Math.min(...totals))];
  const top = roundEnd(dearest);
  const least = most / 50;
  const [left, right, floor] = [frame.left, frame.width - frame.right, frame.height - frame.bottom];
  const xValues = log ? logTicks(least / along.unit, most / along.unit) : roundTicks(most / along.unit);
  const yValues = log ? logTicks(cheapest * 0.8, dearest * 1.15) : roundTicks(top);
  return {
    x: log ? logScale(least, most, left, right) : evenScale(0, most, left, right),
    y: log ? logScale(cheapest * 0.8, dearest * 1.15, floor, frame.top) : evenScale(0, top, floor, frame.top),
    xTicks: xValues.map((value) => {
      const at = value * along.unit;
      return { at, text: along.axis === "value" ? rounded(at) : along.text(at) };
    }),
    yTicks: yValues.map((at) => ({ at, text: rounded(at) })),
  };
}
