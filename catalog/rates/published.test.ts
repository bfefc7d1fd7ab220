import { expect, test } from "vitest";
import { Cargo } from "#rating/shipment/cargo.ts";
import { toLength, toMass } from "#rating/shipment/units.ts";
import { makePricers, quote } from "#rating/quote.ts";
import type { Shipment } from "#rating/shipment/shipment.ts";
import { testReference } from "#rating/test-card.ts";
import { openFiles } from "../read/files.ts";
import { formatProblems, Problems } from "../read/problems.ts";
import { readCards } from "./read-cards.ts";

// Tariffs of other companies as card files (published/): their published prices must come out to the cent.
const problems = new Problems();
const names = {
  services: ["us-ground", "national-post", "air-cargo"],
  countries: ["US", "DE", "FR", "IT", "EG"],
  goods: ["general"],
  origins: ["PHX", "CMH", "DE", "PEK"],
  options: {},
};
const cards = readCards(openFiles("catalog/rates/published"), names, problems);

test("the cards of other companies have no mistakes", () => {
  expect(formatProblems(problems.all)).toBe("");
  expect(cards).toHaveLength(3);
});

function total(service: string, shipment: Shipment): number | string[] {
  const own = cards.filter((card) => card.service === service);
  const [answer] = quote(shipment, own, testReference);
  if (!answer) return [];
  const out = { total: 0, transitMin: 0, transitMax: 0 };
  const [bulk] = makePricers(shipment.shipDate, own, testReference);
  bulk?.price(new Cargo(shipment), out);
  expect(out.total).toBe(answer.available ? answer.total : -1);
  return answer.available ? answer.total : answer.reasons.map(({ code }) => code);
}

const base = { goods: "general", currency: "USD", incoterm: "DAP" as const };
const us = (
  pounds: number,
  inches: readonly [number, number, number],
  shipDate: string,
  postcode = "90210",
  from = "PHX",
): Shipment => ({
  ...base,
  from,
  to: "US",
  postcode,
  shipDate,
  parcels: [
    {
      quantity: 1,
      mass: toMass(pounds, "lb"),
      sides: [toLength(inches[0], "in"), toLength(inches[1], "in"), toLength(inches[2], "in")],
    },
  ],
});
const summer = "2026-06-15";
const small = [10, 8, 6] as const;

// From carriers/usps/calculation_logic.md in the repository that the card names.
test.each<[string, Shipment, number | string[]]>([
  ["0.2 lb to zone 4", us(0.2, small, summer), 341],
  ["4 oz is on the 0.25 lb band", us(0.25, small, summer), 341],
  ["2 lb is on the 2 lb band", us(2, small, summer), 613],
  ["5 lb to zone 4", us(5, small, summer), 745],
  ["20 lb to zone 4", us(20, small, summer), 1163],
  ["the same address from the other hub is zone 8", us(5, small, summer, "90210", "CMH"), 1327],
  ["to zone 1", us(5, small, summer, "85006"), 621],
  ["one cubic foot and less: the scale counts", us(2, [12, 12, 12], summer), 613],
  ["4,000 in³ weigh 20 lb", us(5, [20, 20, 10], summer), 1163 + 1000],
  ["in peak season, 2 lb to zone 4", us(2, small, "2025-11-15"), 613 + 30],
  ["in peak season, 5 lb to zone 8", us(5, small, "2025-11-15", "10001"), 1327 + 75],
  ["in peak season, 15 lb to zone 4", us(15, small, "2025-11-15"), 1023 + 75],
  ["the published example: 25 × 10 × 8 in, 3.5 lb, 15 November", us(3.5, [25, 10, 8], "2025-11-15"), 1208],
  [
    "over 30 in and over two cubic feet: one length fee and the volume fee",
    us(5, [35, 10, 10], summer),
    1106 + 300 + 1000,
  ],
  ["a day after the peak", us(2, small, "2026-01-19"), 613],
  ["21 lb", us(21, small, summer), ["parcel-too-heavy"]],
])("US ground: %s", (_, shipment, expected) => {
  expect(total("us-ground", shipment)).toEqual(expected);
});

test.each([
  ["DE", 5, 670],
  ["DE", 5.001, 970],
  ["DE", 20, 1300],
  ["FR", 5, 1650],
  ["FR", 10, 2050],
  ["IT", 20, 2850],
])("national post: to %s, %d kg", (to, kg, expected) => {
  expect(
    total("national-post", {
      ...base,
      currency: "EUR",
      from: "DE",
      to,
      shipDate: "2014-08-01",
      parcels: [{ quantity: 1, mass: toMass(kg, "kg") }],
    }),
  ).toBe(expected);
});

test.each([
  [10, 50_100],
  [30, 77_700],
  [41, 103_050],
  [45, 103_050],
  [100, 229_000],
])("air cargo: Beijing to Cairo, %d kg", (kg, expected) => {
  expect(
    total("air-cargo", {
      ...base,
      currency: "CNY",
      from: "PEK",
      to: "EG",
      shipDate: "2024-06-01",
      parcels: [{ quantity: 1, mass: toMass(kg, "kg") }],
    }),
  ).toBe(expected);
});
