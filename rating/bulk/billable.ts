import { ceilTo, cleaned, mulDivUp } from "../arithmetic.ts";
import type { RateCard } from "../card.ts";
import { micrometres } from "../length.ts";
import { grains, type Mass } from "../mass.ts";
import type { Order } from "./order.ts";

/** Billable mass of one parcel of an order, as `billable-weight.ts` computes it, without its steps. */
export function compileBillable({ unit, weight }: RateCard): (order: Order) => Mass {
  const cube = unit === "lb" || unit === "oz" ? "in" : "cm";
  const grain = cube === "in" ? grains.lb : grains.kg;
  const { divisor, when, minimum, steps, sideStep, volume } = weight;
  const cubed = (sideStep / micrometres[cube]) ** 3;
  const ratio = when?.ratioOver;
  const ratioFrom = when?.ratioFrom;
  const volumeOver = when?.volumeOver;
  const sideOver = when?.sideOver;
  const lastStep = steps.at(-1)?.step ?? 0;

  function counted({ mass, a, b, c }: Order): Mass {
    if (!divisor || a === 0) return mass;
    const each = cleaned(Math.ceil(a / sideStep) * Math.ceil(b / sideStep) * Math.ceil(c / sideStep) * cubed);
    const volumetric = mulDivUp(Math.round(each * 1000), grain, divisor * 1000);
    if (ratio !== undefined && volumetric * 100 <= mass * ratio) return mass;
    if (ratioFrom !== undefined && volumetric * 100 < mass * ratioFrom) return mass;
    if (volumeOver !== undefined && each <= volumeOver) return mass;
    if (sideOver !== undefined && Math.max(a, b, c) <= sideOver) return mass;
    if (volumetric <= mass) return mass;
    return volume === "half" ? Math.ceil((mass + volumetric) / 2) : volumetric;
  }

  return (order) => {
    const mass = Math.max(counted(order), minimum);
    for (const { upTo, step } of steps) if (mass <= upTo) return step ? ceilTo(mass, step) : mass;
    return lastStep ? ceilTo(mass, lastStep) : mass;
  };
}
