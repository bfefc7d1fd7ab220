import { expect, test } from "vitest";
import { readTariffs } from "./tariffs.ts";

// A tenth of the figures again, from the tariff's wording by plain arithmetic, without the engine and its units.
const up = (value: number, step: number) => Math.ceil(value / step - 1e-9) * step;
const cents = (amount: number, decimals = 2) => Math.round(amount * 10 ** decimals + 1e-6);
const nearest = (...sides: number[]) => sides.reduce((volume, side) => volume * Math.floor(side + 0.5), 1);
const when = (holds: boolean, amount: number) => (holds ? amount : 0);
const volumetric = (a: number, b: number, c: number, divisor: number) => (a * b * c) / divisor;

const again: Record<string, number> = {
  "air-chargeable-weight / one case": cents(up(Math.max(80, volumetric(50, 50, 50, 6000)), 0.5)),
  "air-fiata-new-york-tokyo / five cartons": cents(5 * up(Math.max(5 * 15, 5 * volumetric(40, 30, 20, 6000)), 0.5)),
  "air-toronto-london / 15 kg": cents(Math.max(150, Math.min(15 * 10.84, 45 * 8.62, 100 * 4.67, 300 * 4.08))),
  "australia-cubic / the example": cents(Math.max(5, 0.8 * 0.5 * 0.15 * 250)),
  "canada-post-air / 1 kg and 2 kg": 6509 + 7929,
  "canada-post-regular / A1 over a metre": (volumetric(105, 20, 20, 6000) <= 7 ? 1638 : 2064) + when(105 > 100, 1800),
  "chinese-line-half-volume / two large ones": cents(2 * up((5 + volumetric(40, 40, 40, 6000)) / 2, 1)),
  "colissimo-recommande / R1 1 kg": 900,
  "dhl-express-china-remote / exactly the minimum": cents(50 * 20 + Math.max(180, 50 * 3.6)),
  "dhl-express-netherlands / light but 80 kg by volume": cents(2 * volumetric(100, 80, 50, 5000) + 95.2),
  "dhl-paket-2022 / three of 2 kg": 3 * 549,
  "dhl-paket-counter / a long one beside a heavy one": 699 + 2250 + 1499,
  "dhl-parcel-spain / low density above it": cents(50 + Math.max(3, 50 * 0.2)),
  "dpd-belgium / a long one beside a heavy one beside an oversize one": 800 + 290 + (800 + 210) + (800 + 3920),
  "fedex-declared-value / 650 dollars in two packages": 2 * 1000 + Math.max(420, Math.ceil((650 - 100) / 100) * 140),
  "fedex-ground-economy / second side over 17 in": 687 + 110 + when(nearest(18) > 17, 655),
  "fedex-ground / three packages": 2 * 2195 + when(Math.ceil(nearest(10.4, 8.5, 5.6) / 139) === 4, 1474),
  "fedex-us-2018 / 136 in of length and girth": 2000 + when(90 + 2 * (13 + 10) > 130, 7000),
  "india-speed-post-2025 / far 200 g": 7700 + cents(77 * 0.18),
  "hi-clicks / the example": cents((Math.ceil(1.2) + Math.ceil(1.3) + Math.ceil(0.7)) * 10),
  "lbc-air / 8 kg worth 5000 pesos": 8 * 8700 + cents(5000 * 0.012),
  "lcl-hong-kong-pickup / by weight": cents(Math.max(500, 25 * 0.5 * 0.4 * 0.4 * 90, 25 * 32)),
  "lcl-mitsui-handling / two small ones": cents(Math.max(1, 2 * 0.2, 2 * 1 * 0.8 * 0.5) * 10),
  "new-zealand-postal / the example": cents(up(Math.max(6, 0.5 * 0.3 * 0.3 * 167), 0.01) * 100),
  "ocean-fak-shanghai-new-york / 40 tonnes of machines": 2 * (255000 + 3000) + 10000 + 3000,
  "ocean-ningbo-export / a 20 foot and a 40 foot": 105000 + 155000 + 2 * 13000 + 80000,
  "parcelforce-zones / zone 2 at the minimum": 500 + Math.max(775, 5 * 120),
  "postnl-surcharges / second side 72 cm": 725 + when(72 > 70, 250),
  "royal-mail-parcels-zone-5 / 400 g": 435,
  "shop-and-ship-odd-size / odd size": cents(volumetric(100, 100, 60, 5000) * 1.75),
  "spain-paq-canary / 130 cm long": 3585 + cents(35.85 * 0.35),
  "star-express-delhi / three of 240 g": 3 * 4000,
  "swiss-post-priority / 4 kg with 8 per cent off": 1019 - cents(10.19 * 0.08),
  "startrack-oversize / two long ones": cents(20 + 2 * 11.5 + 40 + 20),
  "trademark-pallets / a heavy one beside a light one": cents(Math.max(2000 + 500, 2 * 1500) * 0.125),
  "tropical-bunker-containers / one 40 foot for a bar of 8 m": 5400 + when(8 > 5.9, 5400),
  "amazon-canada-fba / an order of four units": 337 + 2 * 31 + 2 * 640 + 971 + Math.ceil((3.3 - 1) / 0.5) * 44,
  "amazon-multichannel / two of 10 lb": 2 * (680 + (10 - 2) * 38),
  "amazon-export / four books of 17 lb": 1365 + 4 * 60 + 15 * 220 + (Math.ceil(17 * 1.1) - 15) * 50,
  "walmart-fulfillment / the shelf": 1755 + (Math.ceil(volumetric(10, 40, 40, 139) + 0.25) - 51) * 40 + 2500,
  "geodis-pallets / two pallets, gross each": cents(114.75 * 1.23) + cents(75.6 * 1.23),
  "schoeni-places / 120 × 100 and 120 × 80": (up(1.2 / 0.96, 0.5) + 1) * 10_000,
  "scandlines-lorries / A, 20.3 m": (399 + Math.ceil(20.3 - 19) * 21) * 100,
  "stavros-density / eight pallets": cents(8 * 1.2 * 0.8 * 1.5 * 4 * 20),
  "novodron-density / two cartons together": cents(200 * when(200 / 1.3 >= 150, 3.1)),
  "stu06-australia / tax above": cents(1.5 * 800 + (100 + 0.15 * 2400) / 0.2),
  "parso-groupage / 600 kg": cents(Math.max(1.2, 600 / 400) * 250),
  "clermont-seoul-air / the mould": cents(55 + 65 + 210 * 0.2 + 45 + 210 * 0.35 + 210 * 0.45 + 240 * 3 + 18.5 / 1500),
  "lima-air / 1200 boxes": cents(1200 * volumetric(60, 30, 30, 6000) * 4.75 + 500 * 0.04),
  "cosco-canada / two high cubes": cents((2 * 755) / 6.8284) + 2 * 39_200,
  "nege-baltics / three times eight": 8 * (900 + 1200 + 1800) + 300,
  "bts-groupage / 450 kg": Math.min(450 * 1500, 501 * 1200),
  "ltl-break / 1697 lb": cents(Math.min(1697 * 0.5821, 2000 * 0.4939)),
  "hermes-parcelshop / a cube": when(50 + 50 > 80, 890),
  "usps-parcel-post / 60 parcels": 60 * (632 - 3),
  "bring-supplements / ten pieces": 300_050 + cents(3000.5 * 0.035),
  "yamato-sizes / two by size and one by weight": 2 * when(30 + 30 + 30 > 80, 1530) + when(22 > 20, 2510),
  "ups-declared-value / 100 dollars": 1000,
  "ups-germany-peak / a large one": Math.max(12, 40) * 100 + when(200 + 2 * (30 + 25) > 300, 6710),
  "wish-epc-argentina / three of 10 g": 3 * 855,
  "wish-epc-italy / 500 g": cents(51.3 * 0.5 + 21.375),
  "wish-epc-switzerland / two parcels": cents(4.27 + 52.37 * 0.2 + 5.88),
};

test("a tenth of the figures follows from the tariffs without the engine", () => {
  const figures = readTariffs(new URL("./figures/", import.meta.url)).flatMap((tariff) =>
    tariff.figures.map(({ id, total }) => [`${tariff.id} / ${id}`, total] as const),
  );
  expect(Object.fromEntries(figures)).toMatchObject(again);
  expect(Object.keys(again).length).toBeGreaterThanOrEqual(figures.length / 10);
});
