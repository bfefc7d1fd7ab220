import { ceilTo } from "../arithmetic.ts";
import type { RateCard, Surcharge } from "../card.ts";
import { grains, type Mass, type MassUnit } from "../mass.ts";
import { type Minor, percentOf, priced } from "../money.ts";
import { cubic } from "../surcharges.ts";
import { matchesPostcode } from "../zone.ts";
import type { Order, Terms } from "./order.ts";

/** The sum of a card's surcharges on an order, given its freight and the billable mass of a parcel. */
export type SurchargeSum = (order: Order, freight: Minor, billable: Mass) => Minor;

/**
 * The surcharges that can apply in a zone under the terms, compiled. What the terms, the zone and the country decide
 * is decided here, once for all orders.
 */
export function compileSurcharges(card: RateCard, zone: string, country: string, terms: Terms): SurchargeSum {
  const possible = card.surcharges.filter(({ when }) => mayApply(when, zone, country, terms));
  const rules = possible.map((surcharge) => ({
    surcharge,
    holds: condition(surcharge, card.unit),
    amount: amountOf(card, surcharge, zone),
  }));
  const ids = rules.map(({ surcharge }) => surcharge.id);
  const bases = rules.map(({ surcharge: { amount } }) =>
    amount.per === "percent" && amount.of !== "freight" ? amount.of.map((id) => ids.lastIndexOf(id)) : [],
  );
  const groups = rules.map(({ surcharge: { group } }) =>
    group ? possible.findIndex((other) => other.group === group) : -1,
  );
  const amounts = new Float64Array(rules.length);
  const taken = new Uint8Array(rules.length);
  return (order, freight, billable) => {
    let sum = 0;
    amounts.fill(0);
    taken.fill(0);
    for (let at = 0; at < rules.length; at += 1) {
      const rule = rules[at];
      const group = groups[at] ?? -1;
      if (!rule || (group >= 0 && taken[group] === 1) || !rule.holds(order)) continue;
      if (group >= 0) taken[group] = 1;
      let base = freight;
      for (const other of bases[at] ?? []) base += other >= 0 && other < at ? (amounts[other] ?? 0) : 0;
      const amount = rule.amount(order, base, billable);
      amounts[at] = amount;
      sum += amount;
    }
    return sum;
  };
}

function mayApply(when: Surcharge["when"], zone: string, country: string, { incoterm, shipDate }: Terms): boolean {
  if (!when) return true;
  if (when.zones && !when.zones.includes(zone)) return false;
  if (when.countries && !when.countries.includes(country)) return false;
  if (when.incoterm && when.incoterm !== incoterm) return false;
  return !(when.from && shipDate < when.from) && !(when.to && shipDate > when.to);
}

function condition({ when }: Surcharge, unit: MassUnit): (order: Order) => boolean {
  if (!when) return () => true;
  const { goods, postcodes, massOver, massFrom, sideOver, sideFrom, girthOver, volumeOver } = when;
  const sized = sideOver !== undefined || sideFrom !== undefined || girthOver !== undefined || volumeOver !== undefined;
  return ({ goods: carried, postcode, mass, a, b, c }) => {
    if (goods && !goods.includes(carried)) return false;
    if (postcodes && !matchesPostcode(postcodes, postcode)) return false;
    if (massOver !== undefined && mass <= massOver) return false;
    if (massFrom !== undefined && mass < massFrom) return false;
    if (!sized) return true;
    const longest = Math.max(a, b, c);
    if (sideOver !== undefined && longest <= sideOver) return false;
    if (sideFrom !== undefined && longest < sideFrom) return false;
    if (girthOver !== undefined && 2 * (a + b + c) - longest <= girthOver) return false;
    return volumeOver === undefined || cubic(a, b, c, unit) > volumeOver;
  };
}

function amountOf(
  card: RateCard,
  { amount }: Surcharge,
  zone: string,
): (order: Order, base: Minor, billable: Mass) => Minor {
  const { currency, unit } = card;
  switch (amount.per) {
    case "percent":
      return (_, base) => percentOf(base, amount.basisPoints);
    case "unit":
      return ({ quantity }, _, billable) =>
        priced(amount.price, ceilTo(billable, amount.step) * quantity, grains[unit], currency);
    case "parcel":
      return ({ quantity }) => priced(amount.price, quantity, 1, currency);
    case "shipment": {
      const each = priced(amount.price, 1, 1, currency);
      return () => each;
    }
    case "tier":
      return ({ quantity }, _, billable) => {
        const tier = amount.tiers.find(({ upTo }) => billable <= upTo);
        const price = tier?.prices[zone] ?? tier?.prices["*"];
        return price ? priced(price, quantity, 1, currency) : 0;
      };
  }
}
