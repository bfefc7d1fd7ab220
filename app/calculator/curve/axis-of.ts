import { grains, type Mass, massIn } from "#rating/mass.ts";
import { minorDigits } from "#rating/minor-digits.ts";
import { type CurveAxis, curveSamples } from "#rating/price-curve.ts";
import type { Shipment } from "#rating/shipment.ts";
import { m } from "#app/messages/m.ts";
import { money, number } from "#app/ui/format.ts";
import type { FormState } from "../form-state.ts";
import { roundEnd } from "./ticks.ts";
import { unitText } from "#app/ui/unit-text.ts";

/** An axis in the visitor's unit: kilograms, pounds, or a currency. */
export type Along = {
  axis: CurveAxis;
  /** The shipment's own place, and the end of the axis, in the engine's integers. */
  own: number;
  most: number;
  /** Engine's integers a unit. */
  unit: number;
  /** What one key moves the reading by. */
  step: number;
  text: (x: number) => string;
  label: string;
};

export function alongWeight(shipment: Shipment, { units }: FormState): Along {
  const name = units === "metric" ? "kg" : "lb";
  const unit = grains[name];
  const own: Mass = shipment.parcels[0]?.mass ?? unit;
  return {
    ...ends(own, unit),
    axis: "mass",
    text: (x) => `${number(massIn(name, x), 3)}\u00a0${unitText(name)}`,
    label: m.curve_weight(),
  };
}

export function alongValue({ value = 0, currency }: Shipment): Along {
  return {
    ...ends(value, 10 ** minorDigits(currency)),
    axis: "value",
    text: (x) => money(Math.round(x), currency),
    label: m.curve_value(),
  };
}

/** Places along an axis that can be read off: each is one that the curve was asked at. */
export const readings = curveSamples / 2;

/** From nothing to about twice what is asked for, at a round end. */
function ends(own: number, unit: number) {
  const most = roundEnd((own * 2) / unit) * unit;
  return { own, most, unit, step: most / readings };
}
