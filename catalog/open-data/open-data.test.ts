import { Ajv } from "ajv";
import addFormats from "ajv-formats";
import { expect, test } from "vitest";
import { getCatalog } from "../catalog.ts";
import { listOpenData } from "./schemas.ts";
import { writeOpenData } from "./write-open-data.ts";

const catalog = getCatalog();
const read = (path: string) => JSON.parse(writeOpenData(catalog, path) ?? "null");

test.each(listOpenData())(
  "$address is what its published schema says, and a wrong file is not",
  ({ address, schema }) => {
    const ajv = new Ajv({ allErrors: true });
    addFormats.default(ajv);
    const validate = ajv.compile(read(schema));
    const data = read(address);
    expect(validate(data) ? [] : validate.errors).toEqual([]);
    expect(data.$schema).toBe(catalog.site.address + schema);
    expect(read(schema).$id).toBe(data.$schema);
    expect(validate({ ...data, version: 0 })).toBe(false);
    expect(validate({ ...data, made: "soon" })).toBe(false);
  },
);

test("a card's prices are in units of its currency and weight, row by row as its CSV has them", () => {
  const { cards } = read("/data/v1/rate-cards.json");
  for (const { service, validFrom, unit, zones, prices } of cards) {
    expect(prices.length, service).toBeGreaterThan(0);
    const known = zones.map(({ zone }: { zone: string }) => zone);
    for (const { zone, transitMin, transitMax } of prices) {
      expect(known).toContain(zone);
      expect(transitMax).toBeGreaterThanOrEqual(transitMin);
    }
    const card = catalog.cards.find(
      (one) => one.service === service && one.validFrom === validFrom && one.unit === unit,
    );
    if (card?.tariff.method !== "per-kg-and-item") continue;
    const [zone = "", rows = []] = Object.entries(card.tariff.bands)[0] ?? [];
    expect(prices.find((one: { zone: string }) => one.zone === zone)).toMatchObject({
      upTo: (rows[0]?.upTo ?? 0) / 1e6,
      perUnit: (rows[0]?.perUnit ?? 0) / 1e6,
      perItem: (rows[0]?.perItem ?? 0) / 1e6,
    });
  }
});

test("no other address has data", () => expect(writeOpenData(catalog, "/data/v1/secrets.json")).toBeUndefined());
