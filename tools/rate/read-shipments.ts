import { toMinor } from "#rating/money/minor-digits.ts";
import { readFileSync } from "node:fs";
import { z } from "zod";
import { toLength, toMass } from "#rating/shipment/units.ts";
import type { Shipment } from "#rating/shipment/shipment.ts";
import { readCsv } from "#catalog/read/csv.ts";
import { formatProblems, Problems } from "#catalog/read/problems.ts";
import { day } from "#catalog/read/values.ts";
import type { Site } from "#catalog/schema/site.ts";

const most = { rows: 1_000, quantity: 100_000, kg: 100_000, cm: 3_000, value: 1e9, orders: 100_000 };

const within = (limit: number, unit: string) =>
  z
    .number()
    .positive("must be above zero")
    .max(limit, `is more than ${limit.toLocaleString("en")} ${unit}`);
const side = (unit: string, perCm: number) => within(Math.round(most.cm * perCm), unit);
const quantity = z.int("must be a whole number").positive("must be above zero").max(most.quantity).default(1);
/** How it may be placed in a container: only on its base, and with nothing on top. */
const standing = { upright: z.boolean().default(false), unstackable: z.boolean().default(false) };
const parcel = z.union([
  z.strictObject({
    quantity,
    ...standing,
    kg: within(most.kg, "kg"),
    cm: z.tuple([side("cm", 1), side("cm", 1), side("cm", 1)]).optional(),
  }),
  z.strictObject({
    quantity,
    ...standing,
    lb: within(most.kg * 2.2, "lb"),
    in: z.tuple([side("in", 0.39), side("in", 0.39), side("in", 0.39)]).optional(),
  }),
]);

const schema = z.strictObject({
  order: z.string().optional(),
  from: z.string(),
  to: z.string().regex(/^[A-Z]{2}$/, "write a country code such as DE"),
  postcode: z.string().max(20).optional(),
  parcels: z
    .array(parcel)
    .min(1)
    .max(most.rows, `has more than ${most.rows.toLocaleString("en")} rows`),
  goods: z.string().default("general"),
  hs: z
    .string()
    .regex(/^\d{2,10}$/, "write two to ten digits")
    .optional(),
  value: z.number().min(0).max(most.value).optional(),
  currency: z.string().regex(/^[A-Z]{3}$/, "write an ISO 4217 code such as USD"),
  incoterm: z.enum(["DAP", "DDP"]).default("DAP"),
  shipDate: day,
  subheadings: z.int().positive().max(1000).optional(),
  registered: z.boolean().optional(),
  options: z.array(z.string().min(1).max(80)).max(100).optional(),
});

export type NumberedShipment = { order: string; shipment: Shipment };

/** What applies if a shipment does not say it. */
export type Defaults = { shipDate: string; from: string; currency: string };

/** The shipments in a file of a provider's, which leave on a day unless they say another. */
export function readShipmentFile(file: string, { origins, currencies }: Site, day: string) {
  let text = "";
  try {
    text = readFileSync(file, "utf8");
  } catch {
    throw new Error(`${file}: there is no such file, or it cannot be read`);
  }
  return readShipments(file, text, { shipDate: day, from: origins[0].code, currency: currencies[0] });
}

/** The shipments in a JSON text (one, or a list) or a CSV. Throws an Error that lists what cannot be read. */
export function readShipments(
  file: string,
  text: string,
  defaults: Defaults,
): { orders: NumberedShipment[]; single: boolean } {
  if (file.endsWith(".csv")) return { orders: readRows(file, text, defaults), single: false };
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new Error(`${file}: ${String(error instanceof Error ? error.message : error).replaceAll("\n", " ")}`);
  }
  const list: unknown[] = Array.isArray(json) ? json : [json];
  if (list.length > most.orders) throw new Error(`${file}: more than ${most.orders.toLocaleString("en")} orders`);
  const orders = list.map((one, at) =>
    readOrder(one, Array.isArray(json) ? `${file}[${at}]` : file, String(at + 1), defaults),
  );
  return { orders, single: !Array.isArray(json) };
}

function readOrder(json: unknown, place: string, number: string, defaults: Defaults): NumberedShipment {
  if (!json || typeof json !== "object")
    throw new Error(`${place}: a shipment is an object, such as {"to": "DE", "parcels": [{"kg": 1}]}`);
  const read = schema.safeParse({ ...defaults, ...json });
  if (!read.success) {
    const lines = read.error.issues.map(
      (issue) => `${place}: "${issue.path.join(".") || "the shipment"}" ${describeIssue(issue)}`,
    );
    throw new Error(lines.join("\n"));
  }
  const { order, parcels, value, ...rest } = read.data;
  const given = Object.fromEntries(Object.entries(rest).filter(([, field]) => field !== undefined));
  return {
    order: order ?? number,
    shipment: {
      ...(given as typeof rest extends infer Rest ? { [Key in keyof Rest]: Exclude<Rest[Key], undefined> } : never),
      ...(value !== undefined && { value: toMinor(value, rest.currency) }),

      parcels: parcels.map((one) => {
        const sides = "kg" in one ? one.cm : one.in;
        const unit = "kg" in one ? "cm" : "in";
        return {
          quantity: one.quantity,
          ...(one.upright && { upright: true }),
          ...(one.unstackable && { unstackable: true }),
          mass: "kg" in one ? toMass(one.kg, "kg") : toMass(one.lb, "lb"),
          ...(sides && {
            sides: [toLength(sides[0], unit), toLength(sides[1], unit), toLength(sides[2], unit)] as const,
          }),
        };
      }),
    },
  };
}

function describeIssue(issue: z.core.$ZodIssue): string {
  if (issue.code === "invalid_union") {
    const [first] = issue.errors.flat();
    return first ? `${first.path.join(".")} ${first.message}`.trim() : issue.message;
  }
  return issue.code === "unrecognized_keys" ? `has no field ${issue.keys.join(", ")}` : issue.message;
}

const columns = ["to", "kg"];
const optional = [
  "order",
  "from",
  "postcode",
  "quantity",
  "length_cm",
  "width_cm",
  "height_cm",
  "goods",
  "value",
  "currency",
  "incoterm",
  "ship_date",
  "upright",
  "unstackable",
  "options",
];

/** One order of identical parcels per row. */
function readRows(file: string, text: string, defaults: Defaults): NumberedShipment[] {
  const problems = new Problems();
  const rows = readCsv(file, text, columns, optional, problems);
  if (problems.errors.length > 0) throw new Error(formatProblems(problems.errors));
  if (rows.length > most.orders) throw new Error(`${file}: more than ${most.orders.toLocaleString("en")} orders`);
  return rows.map(({ cells, line }) => {
    const text = (name: string) => (cells[name] ? { [name === "ship_date" ? "shipDate" : name]: cells[name] } : {});
    const yesOrNo = (name: string) => {
      const cell = cells[name]?.toLowerCase();
      if (!cell) return {};
      return { [name]: cell === "yes" ? true : cell === "no" ? false : cell };
    };
    const sides = [cells.length_cm, cells.width_cm, cells.height_cm];
    const json = {
      ...text("order"),
      ...text("from"),
      to: cells.to,
      ...text("postcode"),
      ...text("goods"),
      ...text("currency"),
      ...text("incoterm"),
      ...text("ship_date"),
      ...(cells.options && { options: cells.options.split(/\s+/) }),
      ...(cells.value && { value: Number(cells.value) }),
      parcels: [
        {
          ...yesOrNo("upright"),
          ...yesOrNo("unstackable"),
          ...(cells.quantity && { quantity: Number(cells.quantity) }),
          kg: Number(cells.kg),
          ...(sides.some(Boolean) && { cm: sides.map(Number) }),
        },
      ],
    };
    return readOrder(json, `${file}:${line}`, String(line), defaults);
  });
}
