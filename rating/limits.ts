import type { Reason } from "./answer.ts";
import type { Limits, RateCard } from "./card.ts";
import type { Minor } from "./money.ts";
import { type Parcel, parcelCount, type Shipment, totalMass } from "./shipment.ts";

/** The card's limits for a zone: its own where the zone has one, the card's otherwise. */
export function limitsFor(card: RateCard, zone: string): Limits {
  return { ...card.limits, ...card.limitsByZone[zone] };
}

/** Every limit of the card that the shipment breaks, each with the nearest change that mends it. */
export function brokenLimits(card: RateCard, zone: string, shipment: Shipment, value: Minor | undefined): Reason[] {
  const limits = limitsFor(card, zone);
  const reasons: Reason[] = [];
  if (!card.goods.includes(shipment.goods)) {
    const [first] = card.goods;
    reasons.push({
      field: "goods",
      code: "goods-not-carried",
      given: shipment.goods,
      ...(first && { fix: { field: "goods", goods: first } }),
    });
  }
  if (!card.incoterms.includes(shipment.incoterm)) {
    const [first] = card.incoterms;
    reasons.push({
      field: "incoterm",
      code: "incoterm-not-offered",
      given: shipment.incoterm,
      ...(first && { fix: { field: "incoterm", incoterm: first } }),
    });
  }
  const parcels = parcelCount(shipment);
  if (limits.maxParcels !== undefined && parcels > limits.maxParcels)
    reasons.push({ field: "quantity", code: "too-many-parcels", given: parcels, limit: limits.maxParcels });
  if (limits.maxValue !== undefined && value !== undefined && value > limits.maxValue * parcels)
    reasons.push({ field: "value", code: "value-too-high", given: value, limit: limits.maxValue * parcels });
  reasons.push(...brokenTotals(limits, shipment));
  for (const parcel of shipment.parcels) reasons.push(...brokenByParcel(limits, parcel));
  return uniqueByCode(reasons);
}

function brokenTotals(limits: Limits, shipment: Shipment): Reason[] {
  const total = totalMass(shipment);
  const { minTotalMass: min, maxTotalMass: max } = limits;
  if (min !== undefined && total < min)
    return [
      { field: "weight", code: "shipment-too-light", given: total, limit: min, fix: { field: "totalMass", mass: min } },
    ];
  if (max !== undefined && total > max)
    return [
      { field: "weight", code: "shipment-too-heavy", given: total, limit: max, fix: { field: "totalMass", mass: max } },
    ];
  return [];
}

function brokenByParcel(limits: Limits, parcel: Parcel): Reason[] {
  const reasons: Reason[] = [];
  const { mass, sides } = parcel;
  const { minMass, maxMass, maxSide, maxGirth, maxSideSum } = limits;
  if (minMass !== undefined && mass < minMass)
    reasons.push({
      field: "weight",
      code: "parcel-too-light",
      given: mass,
      limit: minMass,
      fix: { field: "parcelMass", mass: minMass },
    });
  if (maxMass !== undefined && mass > maxMass)
    reasons.push({
      field: "weight",
      code: "parcel-too-heavy",
      given: mass,
      limit: maxMass,
      fix: { field: "parcelMass", mass: maxMass },
    });
  if (!sides) return reasons;
  const [longest, middle, shortest] = [...sides].sort((a, b) => b - a) as [number, number, number];
  if (maxSide !== undefined && longest > maxSide)
    reasons.push({
      field: "sides",
      code: "side-too-long",
      given: longest,
      limit: maxSide,
      fix: { field: "longestSide", length: maxSide },
    });
  const girth = longest + 2 * (middle + shortest);
  if (maxGirth !== undefined && girth > maxGirth)
    reasons.push({
      field: "sides",
      code: "girth-too-big",
      given: girth,
      limit: maxGirth,
      ...shorter(longest - (girth - maxGirth), middle),
    });
  const sum = longest + middle + shortest;
  if (maxSideSum !== undefined && sum > maxSideSum)
    reasons.push({
      field: "sides",
      code: "side-sum-too-big",
      given: sum,
      limit: maxSideSum,
      ...shorter(longest - (sum - maxSideSum), middle),
    });
  return reasons;
}

/** Shortening the longest side mends a sum only while it stays the longest. */
function shorter(length: number, middle: number): Pick<Reason, "fix"> {
  return length >= middle ? { fix: { field: "longestSide", length } } : {};
}

function uniqueByCode(reasons: readonly Reason[]): Reason[] {
  return reasons.filter((reason, at) => reasons.findIndex(({ code }) => code === reason.code) === at);
}
