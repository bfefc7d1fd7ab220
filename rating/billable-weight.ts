import type { Billable, WeightStep } from "./answer.ts";
import { ceilTo, cleaned, mulDivUp } from "./arithmetic.ts";
import type { RateCard, WeightRule } from "./card.ts";
import { micrometres } from "./length.ts";
import { grains, type Mass } from "./mass.ts";
import { type Parcel, type Shipment, totalMass } from "./shipment.ts";

/** Billable weight of each parcel (cards that bill by the parcel), in the order of the shipment's rows. */
export function billableParcels(card: RateCard, shipment: Shipment): Billable[] {
  return shipment.parcels.map((parcel) => {
    const steps: WeightStep[] = [{ kind: "actual", mass: parcel.mass }];
    const volume = volumeOf(card, parcel);
    const counted = countedMass(card, parcel.mass, volume ? [volume] : [], longestSide(parcel), steps);
    return { mass: rounded(card.weight, counted, steps), unit: card.unit, steps };
  });
}

/** Billable weight of the whole consignment, as air cargo is billed (IATA TACT rules: volume of all pieces together). */
export function billableConsignment(card: RateCard, shipment: Shipment): Billable {
  const actual = totalMass(shipment);
  const steps: WeightStep[] = [{ kind: "actual", mass: actual }];
  const volumes = shipment.parcels.flatMap((parcel) => volumeOf(card, parcel) ?? []);
  const longest = Math.max(0, ...shipment.parcels.map(longestSide));
  const counted = countedMass(card, actual, volumes, longest, steps);
  return { mass: rounded(card.weight, counted, steps), unit: card.unit, steps };
}

type Volume = { sides: [number, number, number]; cube: "cm" | "in"; each: number; quantity: number };

/** The volume of a row's parcel in cubic card units, its sides rounded up as the card says. */
function volumeOf(card: RateCard, { sides, quantity }: Parcel): Volume | undefined {
  if (!sides) return undefined;
  const cube = card.unit === "lb" || card.unit === "oz" ? "in" : "cm";
  const step = card.weight.sideStep;
  const [a, b, c] = sides.map((side) => ceilTo(side, step) / step) as [number, number, number];
  const perUnit = step / micrometres[cube];
  const each = cleaned(a * b * c * perUnit ** 3);
  return { sides: [a * perUnit, b * perUnit, c * perUnit], cube, each, quantity };
}

function countedMass(
  card: RateCard,
  actual: Mass,
  volumes: readonly Volume[],
  longest: number,
  steps: WeightStep[],
): Mass {
  const { divisor, volume: how, when } = card.weight;
  if (!divisor) return actual;
  const perConsignment = card.weight.per === "consignment";
  if (volumes.length === 0) {
    steps.push({ kind: "no-sides" });
    return actual;
  }
  const unit = volumes[0]?.cube === "in" ? grains.lb : grains.kg;
  let volumetric = 0;
  let total = 0;
  for (const { sides, cube, each, quantity } of volumes) {
    const counted = perConsignment ? quantity : 1;
    // a thousandth of a cubic unit keeps sides with one decimal exact
    const mass = mulDivUp(Math.round(each * counted * 1000), unit, divisor * 1000);
    volumetric += mass;
    total += each * counted;
    steps.push({ kind: "volumetric", sides, cube, volume: each * counted, divisor, mass, quantity: counted });
  }
  const ignored = ignoredBecause(when, { actual, volumetric, volume: total, longest });
  if (ignored) {
    steps.push(ignored);
    return actual;
  }
  if (how === "half" && volumetric > actual) {
    const mass = Math.ceil((actual + volumetric) / 2);
    steps.push({ kind: "half", mass });
    return mass;
  }
  const mass = Math.max(actual, volumetric);
  steps.push({ kind: "greater", of: volumetric > actual ? "volumetric" : "actual", mass });
  return mass;
}

function ignoredBecause(
  when: WeightRule["when"],
  given: { actual: Mass; volumetric: Mass; volume: number; longest: number },
): WeightStep | undefined {
  if (when?.ratioOver !== undefined && given.volumetric * 100 <= given.actual * when.ratioOver)
    return { kind: "volume-ignored", why: "ratio", threshold: when.ratioOver };
  if (when?.ratioFrom !== undefined && given.volumetric * 100 < given.actual * when.ratioFrom)
    return { kind: "volume-ignored", why: "ratio", threshold: when.ratioFrom };
  if (when?.volumeOver !== undefined && given.volume <= when.volumeOver)
    return { kind: "volume-ignored", why: "volume", threshold: when.volumeOver };
  if (when?.sideOver !== undefined && given.longest <= when.sideOver)
    return { kind: "volume-ignored", why: "side", threshold: when.sideOver };
  return undefined;
}

function rounded(rule: WeightRule, counted: Mass, steps: WeightStep[]): Mass {
  let result = counted;
  if (result < rule.minimum) {
    result = rule.minimum;
    steps.push({ kind: "minimum", mass: result });
  }
  const step = rule.steps.find(({ upTo }) => result <= upTo)?.step ?? rule.steps.at(-1)?.step;
  if (step) {
    const up = ceilTo(result, step);
    if (up !== result) steps.push({ kind: "rounded", step, mass: up });
    result = up;
  }
  return result;
}

export function longestSide({ sides }: Parcel): number {
  return sides ? Math.max(...sides) : 0;
}
