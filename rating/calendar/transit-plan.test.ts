import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Calendar, fromDayNumber, getWeekday, toDayNumber } from "./calendar.ts";
import { findLastHandover, type Journey, planTransit } from "./transit-plan.ts";

const calendar: Calendar = {
  holidays: [
    { day: "2026-12-25", name: { en: "Christmas Day" }, regions: ["DE", "US"] },
    { day: "2027-01-01", name: { en: "New Year's Day" }, regions: ["CN", "DE"], expected: true },
  ],
  weekends: { SA: [5, 6] },
  hubs: {
    CN: {
      open: [1, 2, 3, 4, 5],
      hours: { from: "09:00", to: "18:00" },
      handOverBy: "14:00",
      handOverByService: { fast: "16:00" },
      closings: [
        { id: "spring", name: { en: "Spring" }, from: "2027-02-04", to: "2027-02-10", firstDeparture: "2027-02-12" },
      ],
    },
  },
  departures: [{ services: ["boat"], kind: "sailing", on: [4] }],
  peaks: [
    {
      id: "peak",
      name: { en: "Peak" },
      from: "2026-11-23",
      to: "2026-12-23",
      services: ["slow"],
      add: [{ countries: ["US"], days: 3 }, { days: 2 }],
    },
  ],
};

const journey = (changes: Partial<Journey> = {}): Journey => ({
  service: "fast",
  from: "CN",
  to: "DE",
  handOver: "2026-11-16",
  cutoffDays: 1,
  transitMin: 5,
  transitMax: 8,
  ...changes,
});
const plan = (changes: Partial<Journey> = {}) => {
  const found = planTransit(journey(changes), calendar);
  if (!found) throw new Error("no plan");
  return found;
};

describe("from handover to delivery", () => {
  test("one day until departure, then working days at the destination", () => {
    expect(plan()).toMatchObject({
      handOver: { day: "2026-11-16", moved: false, why: [], by: "16:00" },
      departure: { day: "2026-11-17" },
      earliest: "2026-11-24",
      latest: "2026-11-27",
    });
    expect(plan().grey.map(({ day, where, kind }) => `${day} ${where} ${kind}`)).toEqual([
      "2026-11-21 destination weekend",
      "2026-11-22 destination weekend",
    ]);
  });
  test("a Saturday handover is accepted on Monday, with the reason", () => {
    const { handOver } = plan({ handOver: "2026-11-21" });
    expect(handOver).toMatchObject({ asked: "2026-11-21", day: "2026-11-23", moved: true });
    expect(handOver.why.map(({ day, kind }) => `${day} ${kind}`)).toEqual(["2026-11-21 weekend", "2026-11-22 weekend"]);
  });
  test("what is handed over on the last day before a closing flies after it, and each day's delay is explained", () => {
    const { departure, handOver, grey } = plan({ handOver: "2027-02-03" });
    expect([handOver.day, departure.day]).toEqual(["2027-02-03", "2027-02-12"]);
    expect(grey.filter(({ where }) => where === "origin").map(({ day, kind }) => `${day.slice(5)} ${kind}`)).toEqual([
      "02-04 closing",
      "02-05 closing",
      "02-06 closing",
      "02-07 closing",
      "02-08 closing",
      "02-09 closing",
      "02-10 closing",
      "02-11 no-departure",
    ]);
  });
  test("a handover during a closing moves to the day after it", () => {
    expect(plan({ handOver: "2027-02-04" }).handOver).toMatchObject({ day: "2027-02-11", moved: true });
    expect(plan({ handOver: "2027-02-10" }).handOver.why).toMatchObject([{ kind: "closing", name: { en: "Spring" } }]);
    expect(plan({ handOver: "2027-02-11" }).handOver.moved).toBe(false);
  });
  test("a sailing waits for its Thursday", () => {
    const { departure } = plan({ service: "boat", handOver: "2026-11-13", cutoffDays: 3 });
    expect(departure).toEqual({ day: "2026-11-19", kind: "sailing" });
  });
  test("holidays at the origin apply until departure, those at the destination from then on", () => {
    expect(plan({ handOver: "2026-12-31", to: "US" }).departure.day).toBe("2027-01-04");
    expect(plan({ handOver: "2026-12-30", to: "US", transitMin: 1 })).toMatchObject({
      departure: { day: "2026-12-31" },
      earliest: "2027-01-01",
    });
    expect(plan({ handOver: "2026-12-30", transitMin: 1 }).earliest).toBe("2027-01-04");
    expect(plan({ handOver: "2026-12-30" }).grey).toContainEqual({
      day: "2027-01-01",
      where: "destination",
      kind: "holiday",
      name: { en: "New Year's Day" },
      expected: true,
    });
  });
  test("weekends are the destination's", () => {
    expect(plan({ to: "SA", transitMin: 4 }).earliest).toBe("2026-11-23");
    expect(plan({ to: "DE", transitMin: 4 }).earliest).toBe("2026-11-23");
    expect(plan({ to: "SA", transitMin: 3 }).earliest).toBe("2026-11-22");
  });
  test("a peak adds its days from its first to its last handover day", () => {
    const days = (handOver: string, to = "DE") => plan({ service: "slow", handOver, to }).workingDays;
    expect(days("2026-11-20")).toEqual({ min: 5, max: 8 });
    expect(days("2026-11-23")).toEqual({ min: 7, max: 10 });
    expect(days("2026-11-23", "US")).toEqual({ min: 8, max: 11 });
    expect(days("2026-12-23")).toEqual({ min: 7, max: 10 });
    expect(days("2026-12-24")).toEqual({ min: 5, max: 8 });
    // a Saturday before the peak is accepted on the peak's first day
    expect(days("2026-11-21")).toEqual({ min: 7, max: 10 });
  });
});

describe("to arrive by a given day", () => {
  test("gives the last handover day that makes it; the next does not", () => {
    const { handOver: _, ...rest } = journey({ service: "slow" });
    const found = findLastHandover(rest, "2026-12-23", "2026-11-01", calendar);
    expect(found?.handOver.day).toBe("2026-12-08");
    expect(found?.latest).toBe("2026-12-23");
    expect(plan({ service: "slow", handOver: "2026-12-09" }).latest > "2026-12-23").toBe(true);
  });
  test("gives nothing if even today is too late", () => {
    const { handOver: _, ...rest } = journey();
    expect(findLastHandover(rest, "2026-11-20", "2026-11-16", calendar)).toBeUndefined();
    expect(findLastHandover(rest, "nonsense", "2026-11-16", calendar)).toBeUndefined();
  });
});

describe("for any input", () => {
  const anyDay = fc.oneof(
    fc
      .date({ min: new Date("2020-01-01"), max: new Date("2035-12-31"), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
    fc.constantFrom("2026-02-30", "", "2026-13-01", "constructor", "9999-12-31", "0000-01-01"),
  );
  const number = fc.oneof(fc.integer({ min: 0, max: 60 }), fc.constantFrom(-5, 1.5, 99_999_999, Number.NaN, 1e300));
  test("the days are in order and are working days", () => {
    fc.assert(
      fc.property(
        anyDay,
        number,
        number,
        number,
        fc.constantFrom("DE", "SA", "US", "__proto__"),
        (handOver, cutoffDays, transitMin, transitMax, to) => {
          const found = planTransit(journey({ handOver, cutoffDays, transitMin, transitMax, to }), calendar);
          if (!found) return toDayNumber(handOver) === undefined;
          const { handOver: hand, departure, earliest, latest, grey } = found;
          const days = grey.map(({ day }) => day);
          return (
            hand.asked <= hand.day &&
            hand.day <= departure.day &&
            departure.day <= earliest &&
            earliest <= latest &&
            [...days].sort().join() === days.join() &&
            new Set(days).size === days.length &&
            !days.includes(latest)
          );
        },
      ),
      { numRuns: 300 },
    );
  });
  test("a later handover never arrives earlier, unless a peak ends in between", () => {
    fc.assert(
      fc.property(fc.integer({ min: 20_000, max: 22_000 }), fc.integer({ min: 1, max: 30 }), (start, days) => {
        const first = plan({ handOver: fromDayNumber(start), transitMax: days });
        const second = plan({ handOver: fromDayNumber(start + 1), transitMax: days });
        return first.latest <= second.latest;
      }),
      { numRuns: 300 },
    );
  });
  test("days are numbered without gaps", () => {
    for (let day = 20_000; day < 20_400; day += 1) {
      expect(toDayNumber(fromDayNumber(day))).toBe(day);
      expect(getWeekday(day)).toBe(new Date(day * 86_400_000).getUTCDay());
    }
    expect(["2026-02-29", "2026-00-10", "26-01-01", "2026-1-1"].map(toDayNumber)).toEqual(Array(4).fill(undefined));
  });
});
