import { expect, test } from "vitest";
import { pairTraditional } from "./traditional.ts";

test("characters that a text has are paired with their traditional ones, and no others", () => {
  const pairs = pairTraditional("充电宝 里");
  expect(pairs.match(/../g)?.filter((pair) => /电|宝/.test(pair))).toEqual(expect.arrayContaining(["電电", "寶宝"]));
  expect(pairs).toContain("裡里");
  expect(pairs).not.toContain("國");
});

test("a name that is written in traditional characters stays", () => {
  expect(pairTraditional("温哥华 溫哥華")).not.toMatch(/溫|華/);
});

test("where nothing is Chinese there is nothing to pair", () => {
  expect(pairTraditional("Rotterdam")).toBe("");
});
