import { z } from "zod";
import { modes } from "#rating/card.ts";

/** Of the shape of all data files. A field that is added leaves it; one that changes or goes makes it 2, at new addresses. */
export const dataVersion = 1;

const day = z.iso.date();
const texts = z.record(z.string(), z.string()).describe("The text by language, such as en and zh.");
const service = z.string().describe("The last part of the address of the line's page.");
const country = z
  .string()
  .regex(/^[A-Z]{2}$/)
  .describe("ISO 3166-1 alpha-2.");
const weekday = z.enum(["mon", "tue", "wed", "thu", "fri", "sat", "sun"]);

/** What every file begins with. */
const head = {
  $schema: z.url(),
  version: z.literal(dataVersion),
  made: day.describe("The day of the build. Ask again once a day."),
  provider: z.string(),
  note: texts.describe("What holds for every price of this provider."),
};

const price = z
  .object({
    zone: z.string(),
    size: z.string().optional().describe("The class of parcels, on a card that has some."),
    upTo: z.number().optional().describe("The band ends with this weight, inclusive."),
    from: z.number().optional().describe("The price per unit counts from this weight on."),
    first: z.number().optional(),
    firstPrice: z.number().optional(),
    step: z.number().optional(),
    stepPrice: z.number().optional(),
    price: z.number().optional(),
    perUnit: z.number().optional().describe("Per kilogram or pound, as `unit` says."),
    perItem: z.number().optional(),
    perRevenueTon: z.number().optional(),
    container: z.string().optional(),
    minimum: z.number().optional().describe("Least freight for the zone."),
    transitMin: z.int().describe("Working days from handover to delivery."),
    transitMax: z.int(),
  })
  .describe("Amounts in units of the card's currency, weights in its unit.");

const card = z.object({
  service,
  name: texts,
  mode: z.enum(modes),
  method: z.string().describe("How freight is worked out: which fields a price has."),
  currency: z.string().length(3),
  unit: z.enum(["kg", "lb"]),
  validFrom: day,
  validTo: day.optional(),
  origins: z.array(z.string()),
  goods: z.array(z.string()).describe("Categories that are accepted, as in goods.json."),
  terms: z.array(z.enum(["DAP", "DDP"])),
  zones: z.array(
    z.object({ zone: z.string(), country, postcodes: z.array(z.string()).optional().describe("Prefixes and ranges.") }),
  ),
  excluded: z.array(z.object({ country, postcodes: z.array(z.string()) })),
  weightRules: z.array(z.string()).describe("In words, as in the CSV file of the card."),
  surcharges: z.array(z.object({ id: z.string(), rule: z.string().describe("In words.") })),
  prices: z.array(price),
});

const dataNames = ["rate-cards", "destinations", "goods", "articles", "calendar"] as const;

export type DataName = (typeof dataNames)[number];

/** The files by name; each is published at `/data/v1/<name>.json`, its schema at `/data/v1/<name>.schema.json`. */
export const dataSchemas: Readonly<Record<DataName, z.ZodType>> = {
  "rate-cards": z.object({ ...head, cards: z.array(card) }),
  destinations: z.object({
    ...head,
    destinations: z.array(
      z.object({
        country,
        name: texts,
        currency: z.string().length(3),
        services: z.array(service),
        postcodeForms: z.array(z.string()).optional().describe("N a digit, A a letter, X either."),
        postcodeExample: z.string().optional(),
      }),
    ),
  }),
  goods: z.object({
    ...head,
    goods: z.array(z.object({ id: z.string(), name: texts, rule: texts, services: z.array(service) })),
  }),
  articles: z.object({
    ...head,
    classes: z.array(
      z.object({
        id: z.string(),
        name: texts,
        un: z.string().optional(),
        packingInstruction: z.string().optional(),
        category: z.string().optional().describe("As in goods.json."),
      }),
    ),
    articles: z.array(
      z.object({
        id: z.string(),
        name: texts,
        words: z.record(z.string(), z.array(z.string())).describe("What else it is called, by language."),
        classes: z.array(z.string()),
        hs: z.array(z.string()).describe("Candidates at six digits, the likeliest first. None is a ruling."),
        edition: z.string().describe("Of the Harmonized System."),
        question: texts.optional().describe("What decides between the candidates."),
        reviewed: day,
      }),
    ),
  }),
  calendar: z.object({
    ...head,
    hubs: z.array(
      z.object({
        origin: country,
        open: z.array(weekday),
        from: z.string(),
        to: z.string(),
        handOverBy: z.string().describe("Local time until which a handover counts for that day."),
        handOverByService: z.record(z.string(), z.string()),
        closings: z.array(z.object({ name: texts, from: day, to: day, firstDeparture: day.optional() })),
      }),
    ),
    departures: z.array(
      z.object({ services: z.array(service), kind: z.enum(["flight", "sailing"]), on: z.array(weekday) }),
    ),
    peaks: z.array(
      z.object({
        name: texts,
        from: day,
        to: day,
        services: z.array(service).optional(),
        add: z.array(z.object({ countries: z.array(country).optional(), days: z.int() })),
      }),
    ),
    holidays: z.array(
      z.object({
        day,
        name: texts,
        regions: z.array(z.string()),
        expected: z.boolean().describe("The date has not been published yet."),
      }),
    ),
  }),
};

/** A data file for programs, with the address of its schema. */
export type OpenDataFile = { name: DataName; address: string; schema: string };

export function listOpenData(): OpenDataFile[] {
  const folder = `/data/v${dataVersion}`;
  return dataNames.map((name) => ({
    name,
    address: `${folder}/${name}.json`,
    schema: `${folder}/${name}.schema.json`,
  }));
}
