import type { RateCard } from "../card.ts";
import { dutyLines } from "../duties.ts";
import { limitsFor } from "../limits.ts";
import { type Minor, exchanged } from "../money.ts";
import { quoteCard } from "../quote.ts";
import type { Reference } from "../reference.ts";
import { zoneOf } from "../zone.ts";
import { compileBillable } from "./billable.ts";
import { compileFreight } from "./freight.ts";
import { type Order, shipmentOf, type Terms } from "./order.ts";
import { compileSurcharges } from "./surcharges.ts";

/** Total and days of an order; a total of -1 says no. Written into `out` to spare an object an order. */
export type Priced = { total: Minor; transitMin: number; transitMax: number };
export type CardPricer = (order: Order, out: Priced) => void;

type Lane = { allows: (order: Order) => boolean; price: CardPricer };

/** A card, compiled for the terms of a file. Lanes are compiled when the first order asks for them. */
export function compileCard(card: RateCard, terms: Terms, reference: Reference): CardPricer {
  const served = card.origins.includes(terms.from) && card.incoterms.includes(terms.incoterm);
  const goods = new Set(card.goods);
  const byCountry = Map.groupBy(
    card.zones.filter(({ origin }) => (origin ?? terms.from) === terms.from),
    ({ country }) => country,
  );
  const lanes = new Map<string, Lane>();
  const billable = compileBillable(card);

  function lane(zone: string, country: string): Lane {
    const key = `${zone} ${country}`;
    const known = lanes.get(key);
    if (known) return known;
    const made: Lane = { allows: compileLimits(card, zone, terms, reference), price: compileLane(zone, country) };
    lanes.set(key, made);
    return made;
  }

  function compileLane(zone: string, country: string): CardPricer {
    const freight = compileFreight(card, zone);
    if (!freight)
      return (order, out) => {
        const answer = quoteCard(shipmentOf(order, terms), card, reference);
        out.total = answer.available ? answer.total : -1;
        if (answer.available) Object.assign(out, { transitMin: answer.transit.min, transitMax: answer.transit.max });
      };
    const surcharges = compileSurcharges(card, zone, country, terms);
    const duties = terms.incoterm === "DDP" && reference.taxes[country] !== undefined;
    return (order, out) => {
      const mass = billable(order);
      const band = freight(mass);
      if (band.amount < 0) return;
      const carriage = band.amount * order.quantity;
      out.transitMin = band.transitMin;
      out.transitMax = band.transitMax;
      out.total = carriage + surcharges(order, carriage, mass);
      if (duties && order.value > 0)
        for (const { amount } of dutyLines(card, shipmentOf(order, terms), out.total, reference)) out.total += amount;
    };
  }

  return (order, out) => {
    out.total = -1;
    if (!served || !goods.has(order.goods)) return;
    const zones = byCountry.get(order.to);
    if (!zones) return;
    const [only] = zones;
    const found =
      zones.length === 1 && only && !only.postcodes ? only : zoneOf(zones, terms.from, order.to, order.postcode);
    if (!("zone" in found)) return;
    const { allows, price } = lane(found.zone, order.to);
    if (allows(order)) price(order, out);
  };
}

function compileLimits(card: RateCard, zone: string, terms: Terms, reference: Reference): (order: Order) => boolean {
  const {
    minMass = 0,
    maxMass = Number.POSITIVE_INFINITY,
    minTotalMass = 0,
    maxTotalMass = Number.POSITIVE_INFINITY,
    ...rest
  } = limitsFor(card, zone);
  const {
    maxSide = Number.POSITIVE_INFINITY,
    maxGirth = Number.POSITIVE_INFINITY,
    maxSideSum = Number.POSITIVE_INFINITY,
    maxParcels = Number.POSITIVE_INFINITY,
    maxValue,
  } = rest;
  return ({ quantity, mass, a, b, c, value }) => {
    const total = quantity * mass;
    if (mass < minMass || mass > maxMass || total < minTotalMass || total > maxTotalMass || quantity > maxParcels)
      return false;
    const longest = Math.max(a, b, c);
    const sum = a + b + c;
    if (longest > maxSide || sum > maxSideSum || 2 * sum - longest > maxGirth) return false;
    if (maxValue === undefined || value < 0) return true;
    const own = exchanged(value, terms.currency, card.currency, reference.exchange.rates);
    return own === undefined || own <= maxValue * quantity;
  };
}
