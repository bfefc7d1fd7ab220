import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { z } from "zod";
import { length } from "#rating/length.ts";
import { mass } from "#rating/mass.ts";
import { minorDigits } from "#rating/money.ts";
import { quote } from "#rating/quote.ts";
import type { Shipment } from "#rating/shipment.ts";
import { loadCatalog } from "./catalog.ts";
import { day } from "./read/quantity.ts";
import { formatProblems } from "./read/problems.ts";

/** `npm run rate -- [--content DIR] shipment.json`: the quotes of a shipment as JSON, for scripts and for trying a card. */
const size = z.tuple([z.number().positive(), z.number().positive(), z.number().positive()]);
const parcel = z.union([
  z.strictObject({ quantity: z.int().positive().default(1), kg: z.number().positive(), cm: size.optional() }),
  z.strictObject({ quantity: z.int().positive().default(1), lb: z.number().positive(), in: size.optional() }),
]);
const schema = z.strictObject({
  from: z.string().default("CN"),
  to: z.string().regex(/^[A-Z]{2}$/, "a country code such as DE"),
  postcode: z.string().optional(),
  parcels: z.array(parcel).min(1),
  goods: z.string().default("general"),
  value: z.number().min(0).optional(),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .default("USD"),
  incoterm: z.enum(["DAP", "DDP"]).default("DAP"),
  shipDate: day.optional(),
});

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { content: { type: "string", default: "content" } },
});
const [file] = positionals;
if (!file)
  fail("Name a shipment file: npm run rate -- [--content DIR] shipment.json (docs/rate-cards.md has an example)");
const { catalog, problems } = loadCatalog(values.content);
if (!catalog) fail(formatProblems(problems.errors));
const read = schema.safeParse(readJson(file));
if (!read.success)
  fail(read.error.issues.map(({ path, message }) => `${file}: "${path.join(".")}": ${message}`).join("\n"));
const { parcels, value, postcode, shipDate, ...rest } = read.data;
const shipment: Shipment = {
  ...rest,
  ...(postcode !== undefined && { postcode }),
  ...(value !== undefined && { value: Math.round(value * 10 ** minorDigits(rest.currency)) }),
  shipDate: shipDate ?? new Date().toISOString().slice(0, 10),
  parcels: parcels.map((one) => {
    const sides = "kg" in one ? one.cm : one.in;
    const unit = "kg" in one ? "cm" : "in";
    return {
      quantity: one.quantity,
      mass: "kg" in one ? mass(one.kg, "kg") : mass(one.lb, "lb"),
      ...(sides && { sides: [length(sides[0], unit), length(sides[1], unit), length(sides[2], unit)] as const }),
    };
  }),
};
console.log(JSON.stringify(quote(shipment, catalog.cards, catalog.reference.engine), null, 2));

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    return fail(`${path}: ${error instanceof Error ? error.message : error}`);
  }
}
