import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import papaparse from "papaparse";
import { parse } from "yaml";
import { runNode } from "./build-site.ts";

const orders = 2_000;
const seed = 20_261_122;

/** Prices the same 2,000 shipments with a tree's own command; a line an order, with every answer and its explanation. */
export function captureQuotes(tree: string, shipments: string, file: string): void {
  const { scripts } = JSON.parse(readFileSync(join(tree, "package.json"), "utf8"));
  const [, command = ""] = /^node (\S+)/.exec(scripts.rate) ?? [];
  const { status, stdout, stderr } = runNode(tree, [command, "--explain", shipments]);
  if (status !== 0) throw new Error(`npm run rate failed:\n${stderr}`);
  writeFileSync(file, stdout);
}

/** Writes shipments of every kind, by what a tree's content names: places, goods, options, currencies. */
export function writeShipments(tree: string, day: string, file: string): void {
  const content = (name: string) => readFileSync(join(tree, "content", name), "utf8");
  const site = parse(content("site.yaml"));
  const rows = (name: string) =>
    papaparse.parse<Record<string, string>>(content(name), { header: true, comments: "#", skipEmptyLines: true }).data;
  const hasPostcodes = existsSync(join(tree, "content/reference/postcodes.csv"));
  const forms = hasPostcodes ? rows("reference/postcodes.csv") : [];
  const examples = new Map(forms.map(({ country, example }) => [country, example]));
  const goods: string[] = parse(content("reference/goods.yaml")).categories.map(({ id }: { id: string }) => id);
  const options = Object.keys(parse(content("reference/options.yaml")));
  // most are parcels that some service takes; the rest look for limits
  const upTo = (limit: number, per: number) => fc.integer({ min: 1, max: limit * per }).map((n) => n / per);
  const side = (limit: number) => fc.integer({ min: 1, max: limit });
  const sides = (limit: number) => fc.tuple(side(limit), side(limit), side(limit));
  const pieces = (most: { quantity: number; kg: number; cm: number }) =>
    fc.record(
      {
        quantity: fc.integer({ min: 1, max: most.quantity }),
        kg: upTo(most.kg, 100),
        cm: sides(most.cm),
        upright: fc.boolean(),
        unstackable: fc.boolean(),
      },
      { requiredKeys: ["quantity", "kg"] },
    );
  const parcels = fc.oneof(
    { weight: 5, arbitrary: fc.tuple(pieces({ quantity: 1, kg: 2, cm: 40 })) },
    { weight: 2, arbitrary: fc.array(pieces({ quantity: 3, kg: 12, cm: 60 }), { minLength: 1, maxLength: 2 }) },
    { weight: 2, arbitrary: fc.array(pieces({ quantity: 24, kg: 300, cm: 180 }), { minLength: 1, maxLength: 3 }) },
  );
  const goodsKind = fc.oneof({ weight: 3, arbitrary: fc.constant("general") }, fc.constantFrom(...goods));
  const shipment = fc
    .record(
      {
        to: fc.constantFrom(...rows("reference/countries.csv").flatMap(({ code }) => code ?? [])),
        hasPostcode: fc.oneof({ weight: 3, arbitrary: fc.constant(true) }, fc.constant(false)),
        from: fc.constantFrom(...site.origins.map(({ code }: { code: string }) => code)),
        parcels,
        goods: goodsKind,
        hs: fc.constantFrom("61", "6109", "8517", "330499", "640399", "950300"),
        value: upTo(900, 10),
        currency: fc.constantFrom(...site.currencies),
        incoterm: fc.constantFrom("DAP", "DDP"),
        days: fc.integer({ min: -60, max: 200 }),
        subheadings: fc.integer({ min: 1, max: 6 }),
        registered: fc.boolean(),
        options: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, fc.subarray(options, { maxLength: 2 })),
      },
      { requiredKeys: ["to", "hasPostcode", "parcels", "days"] },
    )
    .map(({ hasPostcode, days, ...rest }) => ({
      ...rest,
      ...(hasPostcode && examples.get(rest.to) && { postcode: examples.get(rest.to) }),
      shipDate: new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10),
    }));
  writeFileSync(file, JSON.stringify(fc.sample(shipment, { seed, numRuns: orders })));
}
