import { expect, test } from "vitest";
import type { RateCard } from "#rating/card.ts";
import { toMass } from "#rating/shipment/units.ts";
import type { Catalog } from "#catalog/model.ts";
import { contentRoot, loadCatalog } from "#catalog/catalog.ts";
import { compare } from "./comparison.ts";
import type { SampleOrder } from "./sample.ts";
import { readSides, type Side } from "./sides.ts";
import { writeComparison } from "./write-comparison.ts";

const { catalog } = loadCatalog(contentRoot);
const site: Catalog = catalog ?? fail("the content has errors");
const today = "2026-11-21";

const card = (service: string): RateCard =>
  site.cards.find((own) => own.service === service) ?? fail(`no card of ${service}`);
const island = card("island-dedicated-line");
const side = (name: string, own: RateCard): Side => ({ name, day: "2026-11-21", cards: [own] });

/** The comparison for a card that has changed. */
function compared(before: RateCard, after: RateCard, orders?: readonly SampleOrder[]) {
  const sides = [side("old", before), side("new", after)] as const;
  return compare(sides, site.reference.engine, orders);
}

/** Multiplies all prices of one zone by a factor. */
function raised(own: RateCard, zone: string, factor: number): RateCard {
  if (own.tariff.method !== "per-kg-and-item") return fail("another method");
  const bands = { ...own.tariff.bands };
  bands[zone] = (bands[zone] ?? []).map((band) => ({
    ...band,
    perUnit: Math.round(band.perUnit * factor),
    perItem: Math.round(band.perItem * factor),
  }));
  return { ...own, tariff: { ...own.tariff, bands } };
}

test("a card compared with itself shows no change, and the sample is the same every time", () => {
  const first = compared(island, island);
  expect(first.services).toMatchObject([{ dearer: 0, cheaper: 0, percent: 0 }]);
  expect(first.services[0]?.orders).toBeGreaterThan(200);
  expect([first.worst, first.lost, first.won]).toEqual([[], [], []]);
  expect(compared(island, island)).toEqual(first);
  expect(writeComparison(first, "a sample")).toContain("Nothing becomes dearer.");
});

test("a zone with higher prices shows only in its own orders", () => {
  const { services, worst } = compared({ ...island, surcharges: [] }, raised({ ...island, surcharges: [] }, "JE", 1.5));
  const [own] = services;
  expect(own?.dearer).toBeGreaterThan(0);
  expect(own?.same).toBe((own?.orders ?? 0) - (own?.dearer ?? 0));
  expect(own?.spread).toMatchObject({ least: 0, tenth: 0, half: 0 });
  expect(worst).toHaveLength(1);
  expect(worst[0]).toMatchObject({ zone: "JE" });
  expect(worst[0]?.percent).toBeCloseTo(50, 0);
  expect(own?.steps.reduce((sum, step) => sum + step.orders, 0)).toBe(own?.dearer);
});

test("zones, postcodes and weights that are lost or gained are named with the reason", () => {
  const without = { ...island, zones: island.zones.filter(({ zone }) => zone !== "MT") };
  expect(compared(island, without).lost).toMatchObject([{ to: "MT", zone: "MT", why: "destination not served" }]);
  expect(compared(without, island).won).toMatchObject([{ to: "MT", zone: "MT" }]);
  const { lost } = compared(island, {
    ...island,
    zones: island.zones.map((own) =>
      own.zone === "GB-HIGHLANDS"
        ? { ...own, postcodes: own.postcodes?.filter((rule) => !("prefix" in rule && rule.prefix === "ZE")) ?? [] }
        : own,
    ),
  });
  expect(lost).toMatchObject([{ to: "GB", zone: "GB-HIGHLANDS" }]);
  expect(lost[0]?.orders).toBeLessThan(lost[0]?.of ?? 0);
  const light = compared(island, { ...island, limits: { ...island.limits, maxMass: 10_000_000 } });
  expect(light.lost.length).toBe(new Set(island.zones.map(({ zone, country }) => country + zone)).size);
  expect(light.lost[0]).toMatchObject({ why: expect.stringContaining("parcel too heavy") });
  expect(writeComparison(light, "a sample")).toMatch(/No longer carried\n {2}island-dedicated-line .* such as /);
});

test("an island that moves to another zone is in the sample", () => {
  const zones = island.zones.map((own) =>
    own.zone === "GB-WIGHT"
      ? { ...own, postcodes: [{ prefix: "PO30" }] }
      : own.zone === "GB-SCILLY"
        ? { ...own, postcodes: [...(own.postcodes ?? []), { from: "PO31", to: "PO41" }] }
        : own,
  );
  const { services, worst } = compared(island, { ...island, zones });
  expect((services[0]?.dearer ?? 0) + (services[0]?.cheaper ?? 0)).toBeGreaterThan(0);
  expect(worst.every(({ zone }) => zone === "GB-SCILLY")).toBe(true);
});

test("given orders are priced on both sides, and a new currency is converted", () => {
  const shipment = {
    from: "CN",
    to: "JE",
    parcels: [{ quantity: 2, mass: toMass(1, "kg") }],
    goods: "general",
    currency: "USD",
    incoterm: "DAP" as const,
  };
  const orders = [
    { order: "A-1", shipment },
    { order: "A-2", shipment: { ...shipment, to: "XX" } },
  ];
  const { services, worst } = compared(island, raised(island, "JE", 1.1), orders);
  expect(services).toMatchObject([{ orders: 1, dearer: 1 }]);
  expect(worst).toMatchObject([{ order: "A-1" }]);
  const euros = compared(island, { ...island, currency: "EUR" }, orders).services[0];
  expect(euros).toMatchObject({ currency: "EUR", dearer: 1 });
  expect(() => compared(island, { ...island, currency: "XAU" }, orders)).toThrow(/USD and XAU have no exchange rate/);
});

test("two days use the content's cards, two folders are compared on one day", () => {
  const [before, after] = readSides(["2026-12-31", "2027-01-01"], site, today);
  expect([before.day, after.day]).toEqual(["2026-12-31", "2027-01-01"]);
  expect(before.cards.length).toBe(site.cards.length);
  const rates = `${contentRoot}/rates/standard-express`;
  const folders = readSides([`${rates}/2026-09-01`, `${rates}/2027-01-01`], site, today);
  expect(folders.map(({ day, cards }) => [day, cards.length])).toEqual([
    ["2027-01-01", 1],
    ["2027-01-01", 1],
  ]);
  // the old card has expired by then, but is used all the same
  const own = compare(folders, site.reference.engine);
  expect(own.services[0]).toMatchObject({ service: "standard-express", cheaper: 0, same: 0 });
  expect(own.services[0]?.percent).toBeGreaterThan(0);
  const beside = readSides(["2026-12-01", `${rates}/2027-01-01`], site, today);
  expect(beside.map(({ day, cards }) => [day, new Set(cards.map(({ service }) => service)).size])).toEqual([
    ["2026-12-01", 1],
    ["2026-12-01", 1],
  ]);
});

test.each<[string, [string, string], string | undefined, RegExp]>([
  ["a day that is none", ["2026-02-30", "2027-01-01"], undefined, /^2026-02-30: this day does not exist$/],
  ["a folder that is none", ["2026-12-01", "content/prices"], undefined, /^content\/prices: neither a day/],
  ["a file", ["content/site.yaml", "2026-12-01"], undefined, /neither a day/],
  [
    "a folder without cards",
    ["content/newsroom", "2026-12-01"],
    undefined,
    /^content\/newsroom: there is no card\.yaml/,
  ],
  [
    "cards of two services",
    ["content/rates/standard-express", "content/rates/us-air-freight"],
    undefined,
    /two of one service/,
  ],
  ["a --day beside days", ["2026-12-01", "2026-12-02"], "2026-12-03", /--day/],
  ["a --day that is none", ["content/rates", "content/rates"], "tomorrow", /--day is "tomorrow"/],
])("%s is refused with a one-line message", (_, texts, day, says) => {
  const read = () => readSides(texts, site, today, day);
  expect(read).toThrow(says);
  expect(read).not.toThrow(/\n/);
});

function fail(message: string): never {
  throw new Error(message);
}
