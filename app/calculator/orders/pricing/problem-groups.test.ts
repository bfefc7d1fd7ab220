import { expect, test } from "vitest";
import type { RateCard } from "#rating/card.ts";
import { kg, testCard, testReference, testShipment } from "#rating/test-card.ts";
import { Cargo } from "#rating/shipment/cargo.ts";
import { findNearestRefusal } from "./problem-groups.ts";

const verdict = { verdict: "never", refused: { en: "jewellery" } } as const;
const judged = (...lines: string[]) => ({
  judged: { verdict: "never" as const, barred: Object.fromEntries(lines.map((line) => [line, verdict])) },
});
const cards: RateCard[] = [
  testCard({ service: "apparel" }),
  testCard({ service: "standard", limits: { maxMass: kg(0.1) } }),
];
const find = (...lines: string[]) =>
  findNearestRefusal(new Cargo({ ...testShipment({}), ...judged(...lines) }), cards, testReference);

test("no line is the nearest for an article that none takes", () =>
  expect(find("apparel", "standard")).toMatchObject({ service: "", reason: { code: "class-not-carried" } }));

test("a line that takes the article and finds it too heavy is nearer than one that does not take it", () =>
  expect(find("apparel")).toMatchObject({ service: "standard", reason: { code: "parcel-too-heavy" } }));
