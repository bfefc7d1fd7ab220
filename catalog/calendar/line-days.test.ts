import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { getCatalog } from "../catalog.ts";
import { joinDays, listDepartures } from "./line-days.ts";

const content = getCatalog();
const journey = { service: "standard-express", from: "CN", to: "DE", cutoffDays: 1, transitMin: 7, transitMax: 10 };
const { closings = [] } = content.reference.engine.calendar.hubs.CN ?? {};
const [closing] = closings;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(`${closing?.from}T04:00:00Z`);
});
afterEach(() => {
  vi.useRealTimers();
});

test("nothing leaves while the hub is closed or before the first departure after it, and what left before is still under way", () => {
  const all = listDepartures(content, journey);
  const { from = "", firstDeparture = "" } = closing ?? {};
  expect(all.filter(({ day }) => day >= from && day < firstDeparture)).toEqual([]);
  expect(all.find(({ day }) => day >= from)?.day).toBe(firstDeparture);
  expect(all.filter(({ day, to }) => day < from && to >= from).length).toBeGreaterThan(2);
});

test("every departure is on a day of the timetable, in order, and is delivered later; none has been delivered before today", () => {
  for (const service of ["standard-express", "us-ocean-freight"]) {
    const all = listDepartures(content, { ...journey, service, to: "US" });
    const on = content.reference.engine.calendar.departures.find(({ services }) => services.includes(service))?.on;
    expect(all.length).toBeGreaterThan(4);
    expect(all.map(({ day }) => day)).toEqual(all.map(({ day }) => day).toSorted());
    for (const { day, from, to } of all) {
      expect(on).toContain(new Date(day).getUTCDay());
      expect(day < from && from <= to && to >= (closing?.from ?? "")).toBe(true);
    }
    // delivered today at the latest is still under way
    if (service === "standard-express") expect(all.some(({ to }) => to === closing?.from)).toBe(true);
  }
});

test("days in a row that are called the same are one period; others stay apart", () => {
  const all = [
    ["Autumn Festival", "2026-09-25"],
    ["National Day", "2026-10-01"],
    ["Harvest", "2026-10-02"],
    ["National Day", "2026-10-02"],
    ["National Day", "2026-10-03"],
    ["National Day", "2026-10-05"],
  ].map(([label = "", from = ""]) => ({ label, from }));
  expect(joinDays(all).map(({ label, from, to }) => `${label} ${from} ${to}`)).toEqual([
    "Autumn Festival 2026-09-25 2026-09-25",
    "National Day 2026-10-01 2026-10-03",
    "Harvest 2026-10-02 2026-10-02",
    "National Day 2026-10-05 2026-10-05",
  ]);
});
