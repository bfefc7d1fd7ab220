import { afterEach, expect, test } from "vitest";
import { getHandoverDay, getHubDay, isClockSet, publishHubClock } from "./hydration.ts";

afterEach(() => publishHubClock({}));

test.each([
  ["Asia/Shanghai", "2026-11-24"],
  ["Europe/Amsterdam", "2026-11-23"],
  ["America/Los_Angeles", "2026-11-23"],
])("at 08:30 in Los Angeles it is, in %s, %s", (timeZone, day) => {
  publishHubClock({ timeZone });
  expect(getHubDay(new Date("2026-11-23T08:30:00-08:00"))).toBe(day);
});

test("without a time zone the day is the visitor's", () => {
  expect(getHubDay(new Date(2026, 0, 2, 23, 59))).toBe("2026-01-02");
});

test.each([
  ["13:59", "2026-11-27"],
  ["14:00", "2026-11-27"],
  ["14:01", "2026-11-28"],
  ["23:30", "2026-11-28"],
])("at %s in Shenzhen goods can be handed over on %s", (time, day) => {
  publishHubClock({ timeZone: "Asia/Shanghai", handOverBy: "14:00" });
  expect(getHandoverDay(new Date(`2026-11-27T${time}:00+08:00`))).toBe(day);
});

test.each([
  ["1970-01-01", "2026-11-23"],
  ["2025-11-22", "2025-11-22"],
  ["2025-11-21", "2026-11-23"],
  ["2027-11-23", "2027-11-23"],
  ["2027-11-25", "2026-11-23"],
  ["+012027-01-01", "2026-11-23"],
])("a clock that says %s of a site made on 23 November 2026 is taken for %s", (day, taken) => {
  publishHubClock({ timeZone: "Asia/Shanghai", handOverBy: "14:00", today: "2026-11-23" });
  const morning = new Date(`${day}T02:00:00Z`);
  expect(getHubDay(morning)).toBe(taken);
  expect(getHandoverDay(morning)).toBe(taken);
  expect(isClockSet(morning)).toBe(taken === day);
});
