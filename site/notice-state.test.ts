import { expect, test } from "vitest";
import { getNoticeState } from "./notice-state.ts";

test.each([
  ["2026-10-18", "planned"],
  ["2026-10-19", "in-force"],
  ["2027-01-10", "in-force"],
  ["2027-01-11", "over"],
] as const)("a notice from 19 October to 10 January is on %s %s", (day, state) => {
  expect(getNoticeState({ from: "2026-10-19", to: "2027-01-10" }, day)).toBe(state);
});

test("without an end date it stays in force", () => {
  expect(getNoticeState({ from: "2026-10-19" }, "2030-01-01")).toBe("in-force");
});
