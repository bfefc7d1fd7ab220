import { afterEach, expect, test } from "vitest";
import { getHubDay, publishHubTimeZone } from "./hydration.ts";

afterEach(() => publishHubTimeZone(undefined));

test.each([
  ["Asia/Shanghai", "2026-11-24"],
  ["Europe/Amsterdam", "2026-11-23"],
  ["America/Los_Angeles", "2026-11-23"],
])("at 08:30 in Los Angeles it is, in %s, %s", (timeZone, day) => {
  publishHubTimeZone(timeZone);
  expect(getHubDay(new Date("2026-11-23T08:30:00-08:00"))).toBe(day);
});

test("without a time zone the day is the visitor's", () => {
  expect(getHubDay(new Date(2026, 0, 2, 23, 59))).toBe("2026-01-02");
});
