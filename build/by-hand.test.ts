import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { contentRoot } from "#catalog/catalog.ts";
import { pageText } from "../tests/page-text.ts";

vi.mock("virtual:pages", () => ({ pageModules: {} }));

/* Figures of pages as they read on 21 November 2026, in peak season, worked out with pen and paper from the lines of
 * the rate cards below. Nothing here asks the engine, so it cannot agree with its own mistakes. */
beforeAll(() => {
  vi.stubEnv("BUILD_DAY", "2026-11-22");
});
afterAll(() => {
  vi.unstubAllEnvs();
});

/** The lines that the sums are based on. Anyone who changes one must work out its figures again. */
const lines: Readonly<Record<string, string>> = {
  "standard-express/2026-09-01":
    "US,2,8.98,3.25 GB,2,6.11,2.30 DE,2,6.59,2.50 DE,10,6.29,3.10 AU,2,7.74,3.35 JP,2,4.39,2.70",
  "priority-express/2026-09-01":
    "US,30,0.5,12.10,0.5,5.85 GB,30,0.5,8.35,0.5,3.95 DE,30,0.5,9.05,0.5,4.30 AU,30,0.5,11.25,0.5,5.00 JP,30,0.5,7.60,0.5,2.85",
  "economy-express/2026-09-01": "US,0.5,5.40 GB,0.5,3.75 DE,0.5,4.05 AU,0.5,5.00 JP,0.5,3.35 FR,0.3,3.15",
  "apparel-dedicated-line/2026-09-01": "US,2,8.30,3.05 GB,2,5.65,2.15 DE,2,6.10,2.35 AU,2,7.15,3.10 JP,2,4.07,2.50",
  "cosmetic-dedicated-line/2026-09-01": "US,2,10.41,3.75 GB,2,7.09,2.65 DE,2,7.64,2.90 AU,2,8.98,3.85 JP,2,5.10,3.10",
  "us-air-freight/2026-10-01": "US-WEST,100,5.70 US-WEST,300,5.20 US-CENTRAL,100,6.05 US-EAST,100,6.20",
  "ca-air-freight/2026-10-01":
    "CA-WEST,45,6.70 CA-WEST,100,5.95 CA-WEST,300,5.40 CA-WEST,1000,4.90 CA-EAST,45,7.10 CA-EAST,100,6.35 CA-EAST,300,5.75 CA-EAST,1000,5.25",
  "us-ocean-freight/2026-10-01-lcl": "US-WEST,118,95",
  "us-ocean-freight/2026-10-01-fcl": "US-WEST,20GP,2900",
};

test.each(Object.entries(lines))("the lines of %s are those used on paper", (card, all) => {
  const rows = readFileSync(`${contentRoot}/rates/${card}/prices.csv`, "utf8").split("\n");
  for (const line of all.split(" ")) expect(rows.filter((row) => `${row},`.startsWith(`${line},`))).toHaveLength(1);
});

/** Whole cents, a half rounded up. */
const cents = (amount: number) => Math.floor(amount * 100 + 0.5 + 1e-7) / 100;
const sum = (...amounts: number[]) => cents(amounts.map((one) => cents(one)).reduce((a, b) => a + b, 0));

/** Freight, handling, fuel on both, peak per kg: Standard 11% and 0.90, Apparel 11% and 0.70, Cosmetic 11% and 0.90. */
const perKg = (kg: number, price: number, item: number, peak: number) =>
  sum(kg * price, item, 0.11 * sum(kg * price, item), kg * peak);
/** Freight, 17.5% fuel, peak by weight and region. */
const priority = (freight: number, peak: number) => sum(freight, 0.175 * freight, peak);
/** The band's price, 6% fuel, 0.25 peak. */
const economy = (price: number) => sum(price, 0.06 * price, 0.25);
/** Price per kilogram; fuel 0.72, security 0.15 and peak 0.40 per kilogram; 48 per shipment. */
const air = (kg: number, price: number) => sum(kg * price, kg * 0.72, kg * 0.15, kg * 0.4, 48);
/** Revenue tonnes and booking, 9.5% delivery fuel on both, 65 for documents. */
const lcl = (tonnes: number) => sum(tonnes * 118 + 95, 0.095 * (tonnes * 118 + 95), 65);

/** Half a kilogram, 20 × 10 × 10 cm: 2,000 cm³, so 0.4 kg at divisor 5000 and 0.25 kg at 8000; no line bills its volume. */
const rows: readonly [place: string, ...prices: number[]][] = [
  [
    "United States",
    priority(12.1, 1.6),
    perKg(0.5, 8.98, 3.25, 0.9),
    economy(5.4),
    perKg(0.5, 8.3, 3.05, 0.7),
    perKg(0.5, 10.41, 3.75, 0.9),
  ],
  [
    "Germany",
    priority(9.05, 1.2),
    perKg(0.5, 6.59, 2.5, 0.9),
    economy(4.05),
    perKg(0.5, 6.1, 2.35, 0.7),
    perKg(0.5, 7.64, 2.9, 0.9),
  ],
  [
    "United Kingdom",
    priority(8.35, 1.2),
    perKg(0.5, 6.11, 2.3, 0.9),
    economy(3.75),
    perKg(0.5, 5.65, 2.15, 0.7),
    perKg(0.5, 7.09, 2.65, 0.9),
  ],
  [
    "Australia",
    priority(11.25, 1.2),
    perKg(0.5, 7.74, 3.35, 0.9),
    economy(5),
    perKg(0.5, 7.15, 3.1, 0.7),
    perKg(0.5, 8.98, 3.85, 0.9),
  ],
  [
    "Japan",
    priority(7.6, 1.2),
    perKg(0.5, 4.39, 2.7, 0.9),
    economy(3.35),
    perKg(0.5, 4.07, 2.5, 0.7),
    perKg(0.5, 5.1, 3.1, 0.9),
  ],
];

test("25 prices in the comparison of parcel lines", async () => {
  const text = await pageText("/our-solutions/b2c-dedicated-line");
  const [, table = ""] = text.split("The same shipment to other destinations");
  for (const [place, ...prices] of rows) {
    const [, cells = ""] = table.split(`${place} $`);
    const said = `$${cells}`.match(/\$[\d.]+/g)?.slice(0, prices.length);
    expect({ place, said }).toEqual({ place, said: prices.map((price) => `$${price.toFixed(2)}`) });
  }
});

test("13 freight prices", async () => {
  const canada = await pageText("/our-solutions/b2b/ca-air-freight");
  const row = (...prices: number[]) =>
    prices.map((price) => `$${price.toLocaleString("en-US", { minimumFractionDigits: 2 })}`).join(" ");
  expect(canada).toContain(`Vancouver gateway ${row(air(50, 6.7), air(100, 5.95), air(300, 5.4), air(1000, 4.9))}`);
  expect(canada).toContain(`Toronto gateway ${row(air(50, 7.1), air(100, 6.35), air(300, 5.75), air(1000, 5.25))}`);
  const states = await pageText("/our-solutions/b2b/us-air-freight");
  expect(states).toContain(`Chicago ${row(air(100, 6.05))}`);
  expect(states).toContain(`Los Angeles ${row(air(100, 5.7))}`);
  expect(states).toContain(`New York ${row(air(100, 6.2))}`);
  // 24 cartons of 12.5 kg, 50 × 40 × 30 cm: 300 kg against 1.44 m³ ÷ 6000 = 240 kg
  const home = await pageText("/");
  expect(home).toContain(row(air(300, 5.2)));
  expect(home).toContain(row(lcl(1.44)));
});

describe("what texts say about prices", () => {
  const percent = (share: number) => `${Math.round(100 * share)}%`;
  test("the 0.9 kg coat: 38 × 30 × 14 = 15,960 cm³ ÷ 8000 = 2 kg, at half the difference 1.45 kg", async () => {
    const [apparel, standard] = [perKg(1.45, 5.65, 2.15, 0.7), perKg(2, 6.11, 2.3, 0.9)];
    const text = await pageText("/our-solutions/b2c/apparel-dedicated-line");
    expect(text).toContain(`counts as 2 kg by volume. It is billed as 1.45 kg.`);
    expect(text).toContain(`costs ${percent(1 - apparel / standard)} less than on Standard Express`);
  });
  test("Standard compared with Priority", async () => {
    // 1 kg; then 40 × 30 × 20 = 24,000 cm³: 3 kg at divisor 8000, 4.8 kg at 5000, billed as 5 kg
    const dense = perKg(1, 6.59, 2.5, 0.9) / priority(9.05 + 4.3, 1.2);
    const light = perKg(3, 6.29, 3.1, 0.9) / priority(9.05 + 9 * 4.3, 2.9);
    expect(await pageText("/our-solutions/b2c/standard-express")).toContain(
      `to Germany costs ${percent(dense)} of the Priority price`,
    );
    expect(await pageText("/our-solutions/b2c/priority-express")).toContain(
      `to Germany on Standard costs ${percent(1 - light)} less`,
    );
  });
  test("sea compared with air, and where a container costs the same", async () => {
    const text = await pageText("/our-solutions/b2b-bulk-goods");
    expect(text).toContain(`costs ${percent(lcl(1) / air(200, 5.7))} as much by sea as by air`);
    // 2,900 for the container, 235 at the terminal, 65 for documents
    const container = 2900 + 235 + 65;
    expect([lcl(23) < container, lcl(24) > container]).toEqual([true, true]);
    expect(text).toContain("between 23 and 24 cubic metres");
  });
  test("an Economy band", async () => {
    expect(await pageText("/our-solutions/b2c/economy-express")).toContain(
      `210 g parcel costs US$${economy(3.15).toFixed(2)}; at 200 g it costs US$${economy(2.6).toFixed(2)}`,
    );
  });
});

test("what guides say about duties and taxes", async () => {
  const americas = await pageText("/resource/guides/americas-import-rules");
  expect(americas).toContain(`worth US$60 is charged US$${cents(60 * 0.335).toFixed(2)}`);
  const duty = 100 * 0.6 - 30;
  const whole = (100 + duty) / (1 - 0.17);
  expect(americas).toContain(`import tax is US$${duty}, and ICMS adds US$${cents(whole * 0.17)}`);
  expect(americas).toContain(`The buyer pays US$${cents(whole)} in all`);
  expect(await pageText("/resource/guides/uk-import-rules")).toContain(
    `you charge £${((120 + 8) * 0.2).toFixed(2)} VAT`,
  );
  expect(await pageText("/resource/guides/more-import-rules")).toContain(`GST is A$${((40 + 8) * 0.1).toFixed(2)}`);
  expect(await pageText("/resource/guides/eu-import-rules")).toContain(`so €${2 * 3} is due`);
});

test("emissions of a kilogram, along the great circle from Shenzhen", async () => {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const km = (lat: number, lon: number) => {
    const [a, b] = [radians(22.54), radians(lat)];
    const angle = Math.acos(Math.sin(a) * Math.sin(b) + Math.cos(a) * Math.cos(b) * Math.cos(radians(lon - 114.06)));
    return angle * 6371;
  };
  // 690 g per tonne-kilometre by air with 8% for detours, 11 g by sea, 105 g for 600 km by road
  const flown = (lat: number, lon: number) => ((km(lat, lon) * 1.08 * 690 + 600 * 105) / 1e6).toFixed(1);
  const sailed = ((11_850 * 11 + 600 * 105) / 1e6).toFixed(2);
  // lines of one figure share a bar
  const text = await pageText("/esg");
  expect(text).toContain(`and Air freight to the US 3–\u206023 working days ${flown(40.7, -74)} kg`);
  expect(text).toContain(`Ocean freight to the US 22–\u206030 working days ${sailed} kg`);
});
