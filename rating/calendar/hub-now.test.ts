import { expect, test } from "vitest";
import type { Calendar } from "./calendar.ts";
import { readHubNow } from "./hub-now.ts";

const calendar: Calendar = {
  holidays: [{ day: "2026-11-26", name: { en: "Holiday" }, regions: ["CN"] }],
  weekends: {},
  hubs: {
    CN: {
      open: [1, 2, 3, 4, 5],
      hours: { from: "09:00", to: "18:00" },
      handOverBy: "14:00",
      handOverByService: {},
      timeZone: "Asia/Shanghai",
      closings: [],
    },
  },
  departures: [],
  peaks: [],
};

test.each([
  ["2026-11-23T07:12:00Z", { day: "2026-11-23", time: "15:12", open: true, until: "18:00" }],
  ["2026-11-23T10:00:00Z", { time: "18:00", open: false, opens: { day: "2026-11-24", at: "09:00" } }],
  // still Sunday evening in London, already Monday at the hub
  [
    "2026-11-22T23:30:00Z",
    { day: "2026-11-23", time: "07:30", open: false, opens: { day: "2026-11-23", at: "09:00" } },
  ],
  ["2026-11-21T04:00:00Z", { open: false, opens: { day: "2026-11-23", at: "09:00" }, why: { kind: "weekend" } }],
  ["2026-11-26T04:00:00Z", { open: false, opens: { day: "2026-11-27", at: "09:00" }, why: { kind: "holiday" } }],
])("at %s", (now, expected) => {
  expect(readHubNow(calendar, "CN", new Date(now))).toMatchObject(expected);
});

test("an origin without a hub has no hours", () => {
  expect(readHubNow(calendar, "NL", new Date())).toBeUndefined();
});
