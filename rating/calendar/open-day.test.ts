import { expect, test } from "vitest";
import { type Calendar, findOpenDay } from "./calendar.ts";

const calendar: Calendar = {
  holidays: [],
  weekends: {},
  hubs: {
    CN: {
      open: [1, 2, 3, 4, 5, 6],
      hours: { from: "09:00", to: "18:00" },
      handOverBy: "14:00",
      handOverByService: {},
      closings: [
        { id: "spring", name: { en: "Spring" }, from: "2027-02-04", to: "2027-02-10", firstDeparture: "2027-02-12" },
      ],
    },
  },
  departures: [],
  peaks: [],
};

test.each([
  ["2026-11-21", "2026-11-21", "a Saturday on which the hub is open"],
  ["2026-11-22", "2026-11-23", "a Sunday"],
  ["2027-02-05", "2027-02-11", "in a closing"],
  ["no day", "no day", "no day at all"],
])("handed over on %s, accepted on %s: %s", (asked, taken) => {
  expect(findOpenDay(calendar, "CN", asked)).toBe(taken);
});
