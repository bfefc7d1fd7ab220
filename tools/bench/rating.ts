import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { toLength, toMass } from "#rating/shipment/units.ts";
import type { Shipment, Terms } from "#rating/shipment/shipment.ts";
import { findMedian } from "./median.ts";

/**
 * `npm run bench`: speed of the rate engine on the demo cards, one core. `node tools/bench/rating.ts --beside FOLDER` also
 * measures another checkout (with its packages) in turns, each on its own cards, and says where the prices differ.
 */
const { values } = parseArgs({ options: { beside: { type: "string" } } });
const days: Terms = { from: "CN", currency: "USD", incoterm: "DAP", shipDate: "2026-11-21" };
const incoterms = ["DAP", "DDP"] as const;

const countries = ["DE", "FR", "GB", "US", "JP", "AU", "ES", "IT", "CA", "NL"];
const toOrders = (terms: Terms) =>
  Array.from(
    { length: 200_000 },
    (_, at): Shipment => ({
      ...terms,
      to: countries[at % countries.length] ?? "DE",
      postcode: at % 7 === 0 ? "35010" : "10115",
      parcels: [
        {
          quantity: 1 + (at % 3),
          mass: toMass(50 + ((at * 37) % 4000), "g"),
          sides: [toLength(10 + (at % 40), "cm"), toLength(8 + (at % 25), "cm"), toLength(3 + (at % 18), "cm")],
        },
      ],
      goods: "general",
      value: 2500,
    }),
  );

/** The engine of a checkout, on its own cards. */
async function loadEngine(folder: string) {
  const from = (path: string) => pathToFileURL(resolve(folder, path)).href;
  const { loadCatalog }: typeof import("#catalog/catalog.ts") = await import(from("catalog/catalog.ts"));
  const { makePricers, quote }: typeof import("#rating/quote.ts") = await import(from("rating/quote.ts"));
  const { Cargo }: typeof import("#rating/shipment/cargo.ts") = await import(from("rating/shipment/cargo.ts"));
  const { catalog } = loadCatalog(join(folder, "content"));
  if (!catalog) throw new Error(`${folder}: its content is not right`);
  const { cards, reference } = catalog;
  return {
    services: new Set(cards.map(({ service }) => service)).size,
    quote: (shipment: Shipment) => quote(shipment, cards, reference.engine),
    /** Prices all orders of a day when it is called. */
    pricing: (terms: Terms, shipments: readonly Shipment[]) => {
      const services = makePricers(terms.shipDate, cards, reference.engine);
      const out = { total: 0, transitMin: 0, transitMax: 0 };
      return (tell: (service: string, at: number, total: number) => void) => {
        for (const [at, order] of shipments.entries()) {
          const cargo = new Cargo(order);
          for (const { service, price } of services) {
            price(cargo, out);
            if (out.total > 0) tell(service, at, out.total);
          }
        }
      };
    },
  };
}

type Engine = Awaited<ReturnType<typeof loadEngine>>;
const own = await loadEngine(".");
const older = values.beside === undefined ? undefined : await loadEngine(values.beside);
const sides: [string, Engine][] = [["", own], ...(older ? [["older: ", older] satisfies [string, Engine]] : [])];

for (const incoterm of incoterms) {
  const shipment: Shipment = {
    ...days,
    incoterm,
    to: "DE",
    parcels: [
      { quantity: 1, mass: toMass(0.8, "kg"), sides: [toLength(40, "cm"), toLength(30, "cm"), toLength(10, "cm")] },
    ],
    goods: "general",
    value: 2500,
  };
  const times = sides.map((): number[] => []);
  for (let round = 0; round < 3000; round += 1)
    for (const [at, [, side]] of sides.entries()) {
      const start = performance.now();
      side.quote(shipment);
      times[at]?.push(performance.now() - start);
    }
  for (const [at, [name]] of sides.entries())
    console.log(
      `${name}A quote over all services, ${incoterm}: ${(findMedian(times[at] ?? []) * 1000).toFixed(0)} µs (median of 3000)`,
    );
}

for (const incoterm of incoterms) {
  const terms = { ...days, incoterm };
  const orders = toOrders(terms);
  const best = sides.map(() => 0);
  const runs = sides.map(([, side]) => side.pricing(terms, orders));
  for (let round = 0; round < 7; round += 1)
    for (const [at, run] of runs.entries()) {
      let sum = 0;
      const start = performance.now();
      run((_, __, total) => {
        sum += total;
      });
      best[at] = Math.max(best[at] ?? 0, orders.length / ((performance.now() - start) / 1000));
      if (sum === 0) throw new Error("no order was priced");
    }
  for (const [at, [name]] of sides.entries())
    console.log(
      `${name}Orders a second over all services, ${incoterm}: ${Math.round(best[at] ?? 0).toLocaleString("en")}`,
    );
  const [now = 0, before] = best;
  if (before) console.log(`  ${(now / before).toFixed(2)} of the older`);
  const [mine, theirs] = runs;
  if (mine && theirs) compareTotals(orders, mine, theirs);
  if (incoterm === "DAP" && !older) floor(orders, now);
}

type Run = ReturnType<Engine["pricing"]>;

/** Reports how many prices differ, by how much, and for how many parcels. */
function compareTotals(orders: readonly Shipment[], mine: Run, theirs: Run): void {
  const before = new Map<string, number>();
  theirs((service, at, total) => before.set(`${service} ${at}`, total));
  const all = { count: 0, sum: 0, beforeSum: 0, missing: 0 };
  const differing = new Map<string, { count: number; sum: number; most: number; example: string }>();
  mine((service, at, total) => {
    const then = before.get(`${service} ${at}`);
    before.delete(`${service} ${at}`);
    if (then === undefined) {
      all.missing += 1;
      return;
    }
    all.count += 1;
    all.sum += total;
    all.beforeSum += then;
    if (then === total) return;
    const key = `${service}, ${orders[at]?.parcels[0]?.quantity} parcels`;
    const known = differing.get(key) ?? { count: 0, sum: 0, most: 0, example: `order ${at}: ${then} to ${total}` };
    known.count += 1;
    known.sum += total - then;
    known.most = Math.max(known.most, Math.abs(total - then));
    differing.set(key, known);
  });
  console.log(
    `  ${all.count} prices of both: ${all.sum - all.beforeSum} minor units of ${all.beforeSum} apart; ${all.missing} are new, ${before.size} are gone`,
  );
  for (const [key, { count, sum, most, example }] of [...differing].sort())
    console.log(`    ${key}: ${count} differ, by ${sum} together, ${most} at most (${example})`);
}

/** The floor: the same arithmetic for one band, volume and fuel on typed arrays, per service, looking up no rules. */
function floor(orders: readonly Shipment[], bulk: number): void {
  const masses = Float64Array.from(orders, ({ parcels }) => parcels[0]?.mass ?? 0);
  const volumes = Float64Array.from(orders, ({ parcels }) =>
    (parcels[0]?.sides ?? []).reduce((volume, side) => (volume * side) / 1e4, 1),
  );
  const quantities = Float64Array.from(orders, ({ parcels }) => parcels[0]?.quantity ?? 0);
  let plain = 0;
  for (let round = 0; round < 7; round += 1) {
    const start = performance.now();
    let sum = 0;
    for (let at = 0; at < masses.length; at += 1)
      for (let service = 0; service < own.services; service += 1) {
        const grams = Math.max((masses[at] ?? 0) / 8e6, ((volumes[at] ?? 0) * 1000) / 8000);
        const billed = Math.ceil(grams / 10) * 10;
        const freight = Math.floor((billed * 710) / 1000 + 0.5) + 230;
        sum += freight * (quantities[at] ?? 1) + Math.floor(freight * 0.11 + 0.5);
      }
    if (sum > 0) plain = Math.max(plain, orders.length / ((performance.now() - start) / 1000));
  }
  console.log(
    `The same arithmetic as a plain typed-array loop: ${Math.round(plain).toLocaleString("en")} (ratio 1 : ${(plain / bulk).toFixed(1)})`,
  );
}
