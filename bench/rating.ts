import { catalog } from "#catalog/catalog.ts";
import { Cargo } from "#rating/cargo.ts";
import { length } from "#rating/length.ts";
import { mass } from "#rating/mass.ts";
import { pricers, quote } from "#rating/quote.ts";
import type { Shipment, Terms } from "#rating/shipment.ts";
import { median } from "./median.ts";

/** `npm run bench`: speed of the rate engine on the demo cards, one core. */
const { cards, reference } = catalog();
const engine = reference.engine;
const terms: Terms = { from: "CN", currency: "USD", incoterm: "DAP", shipDate: "2026-11-21" };

const shipment: Shipment = {
  ...terms,
  to: "DE",
  parcels: [{ quantity: 1, mass: mass(0.8, "kg"), sides: [length(40, "cm"), length(30, "cm"), length(10, "cm")] }],
  goods: "general",
};
const times = Array.from({ length: 3000 }, () => {
  const start = performance.now();
  quote(shipment, cards, engine);
  return performance.now() - start;
});
console.log(
  `A quote over all ${new Set(cards.map(({ service }) => service)).size} services: ${(median(times) * 1000).toFixed(0)} µs (median of ${times.length})`,
);

const countries = ["DE", "FR", "GB", "US", "JP", "AU", "ES", "IT", "CA", "NL"];
const orders = Array.from(
  { length: 200_000 },
  (_, at): Shipment => ({
    ...terms,
    to: countries[at % countries.length] ?? "DE",
    postcode: at % 7 === 0 ? "35010" : "10115",
    parcels: [
      {
        quantity: 1 + (at % 3),
        mass: mass(50 + ((at * 37) % 4000), "g"),
        sides: [length(10 + (at % 40), "cm"), length(8 + (at % 25), "cm"), length(3 + (at % 18), "cm")],
      },
    ],
    goods: "general",
    value: 2500,
  }),
);

/** The best of several runs, in orders a second. */
function rate(run: () => number): number {
  let best = 0;
  for (let round = 0; round < 7; round += 1) {
    const start = performance.now();
    run();
    best = Math.max(best, orders.length / ((performance.now() - start) / 1000));
  }
  return best;
}

const services = pricers(terms.shipDate, cards, engine);
const out = { total: 0, transitMin: 0, transitMax: 0 };
const bulk = rate(() => {
  let sum = 0;
  for (const order of orders) {
    const cargo = new Cargo(order);
    for (const { price } of services) {
      price(cargo, out);
      if (out.total > 0) sum += out.total;
    }
  }
  return sum;
});

// The floor: the same arithmetic for one band, volume and fuel, over typed arrays, once a service, no rules looked up.
const masses = Float64Array.from(orders, ({ parcels }) => parcels[0]?.mass ?? 0);
const volumes = Float64Array.from(orders, ({ parcels }) =>
  (parcels[0]?.sides ?? []).reduce((volume, side) => (volume * side) / 1e4, 1),
);
const quantities = Float64Array.from(orders, ({ parcels }) => parcels[0]?.quantity ?? 0);
const plain = rate(() => {
  let sum = 0;
  for (let at = 0; at < masses.length; at += 1)
    for (let service = 0; service < services.length; service += 1) {
      const grams = Math.max((masses[at] ?? 0) / 8e6, ((volumes[at] ?? 0) * 1000) / 8000);
      const billed = Math.ceil(grams / 10) * 10;
      const freight = Math.floor((billed * 710) / 1000 + 0.5) + 230;
      sum += freight * (quantities[at] ?? 1) + Math.floor(freight * 0.11 + 0.5);
    }
  return sum;
});
console.log(`Orders a second over all services, compiled cards: ${Math.round(bulk).toLocaleString("en")}`);
console.log(
  `The same arithmetic as a plain typed-array loop: ${Math.round(plain).toLocaleString("en")} (ratio 1 : ${(plain / bulk).toFixed(1)})`,
);
