import { expect, test } from "vitest";
import { buildModeBars } from "./freight-answers.tsx";

test("bars are as long as their totals", () => {
  expect(buildModeBars([4000, 6000, 8000]).map(({ share }) => share)).toEqual([0.5, 0.75, 1]);
});

test("one that dwarfs the others is cut, and they keep their proportion", () => {
  const [a, b, air] = buildModeBars([4000, 6000, 43_000]);
  expect(air).toEqual({ share: 1, cut: true });
  expect((b?.share ?? 0) / (a?.share ?? 1)).toBeCloseTo(1.5, 9);
  expect([a?.cut, b?.cut]).toEqual([false, false]);
  expect(b?.share).toBeGreaterThan(0.8);
});

test("a single way fills the width", () => expect(buildModeBars([500])).toEqual([{ share: 1, cut: false }]));
