import { nextStep, type PriceCurve, priceAt } from "#rating/price-curve.ts";
import { m } from "#app/messages/m.ts";
import type { Along } from "./axis-of.ts";

type Given = {
  curves: readonly PriceCurve[];
  /** Where the chart is read, in grams or minor units. */
  at: number;
  along: Along;
  show: (amount: number, currency: string) => string;
  name: (service: string) => string;
};

/** Where the price of the cheapest line changes next, to what (missing where the line ends), and the sentence for it. */
export function nextPrice({ curves, at, along, show, name }: Given) {
  const [lowest] = curves
    .flatMap((curve) => {
      const own = priceAt(curve, at);
      return own === undefined ? [] : [{ curve, own }];
    })
    .sort((a, b) => a.own - b.own);
  const step = lowest && nextStep(lowest.curve, at);
  if (!lowest || !step) return undefined;
  const { curve, own } = lowest;
  const said = { name: name(curve.service), at: along.text(step.over) };
  const change = (to: number) => `${to < own ? "−" : "+"}${show(Math.abs(to - own), curve.currency)}`;
  return {
    over: step.over,
    from: own,
    to: step.total,
    text: step.total === undefined ? m.curve_next_none(said) : m.curve_next({ ...said, change: change(step.total) }),
  };
}
