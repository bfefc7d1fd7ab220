import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { getCatalog } from "../catalog.ts";
import { addDays } from "../read/values.ts";
import { type DayMark, countDaysBetween, toDayFraction, listWeeks } from "./calendar.ts";
import { drawCalendarStrip } from "./calendar-strip.ts";
import { getOriginal } from "#site/locales.ts";

const content = getCatalog();

const festival: DayMark[] = [
  { kind: "last", from: "2027-02-03", at: "14:00", label: "Last handover" },
  { kind: "closed", from: "2027-02-04", to: "2027-02-10", label: "Hubs closed" },
  { kind: "first", from: "2027-02-12", label: "First flights" },
];

const marks = fc.array(
  fc.record({
    kind: fc.constantFrom("closed" as const, "last" as const, "first" as const, "sea" as const),
    from: fc.integer({ min: 0, max: 400 }).map((days) => addDays("2026-11-21", days)),
    label: fc.string({ minLength: 1, maxLength: 30 }),
  }),
  { minLength: 1, maxLength: 5 },
);

test("a week begins on Monday and contains each day once, even across the turn of the year", () => {
  const weeks = listWeeks([{ kind: "closed", from: "2026-12-30", to: "2027-01-05", label: "Closed" }]);
  expect(weeks.map((week) => week[0]?.day)).toEqual(["2026-12-28", "2027-01-04"]);
  expect(weeks.flat().filter(({ mark }) => mark)).toHaveLength(7);
  expect(weeks.flat().filter(({ weekend }) => weekend)).toHaveLength(4);
});

test("of marks that share a day, the one with fewer days is shown", () => {
  const cells = listWeeks([
    { kind: "period", from: "2027-01-18", to: "2027-02-28", label: "Holiday" },
    ...festival,
  ]).flat();
  expect(cells.find(({ day }) => day === "2027-02-03")?.mark?.kind).toBe("last");
  expect(cells.find(({ day }) => day === "2027-02-11")?.mark?.kind).toBe("period");
});

test("the position of a marked day in a strip follows from its date", () => {
  fc.assert(
    fc.property(marks, (given) => {
      const days = listWeeks(given).flat();
      const [strip = ""] = drawCalendarStrip(given, "en")?.markup.split("</svg>") ?? [];
      const drawn = new Map(
        [...strip.matchAll(/ x="([\d.]+)%" [^>]*data-day="([\d-]+)"/g)].map(([, x, day]) => [day, Number(x)]),
      );
      for (const { from } of given)
        if (drawn.has(from))
          expect(((drawn.get(from) ?? -1) / 100) * days.length).toBeCloseTo(
            countDaysBetween(days[0]?.day ?? "", from),
            1,
          );
    }),
    { numRuns: 40 },
  );
});

describe("the strip of the festival", () => {
  const markup = drawCalendarStrip(festival, "en")?.markup ?? "";
  const box = (day: string) => {
    const found = new RegExp(
      `<rect class="day day-(\\w+)" x="([\\d.]+)%"[^>]* width="([\\d.]+)%"[^>]*data-day="${day}"`,
    ).exec(markup);
    return { kind: found?.[1], x: Number(found?.[2]), width: Number(found?.[3]) };
  };

  test("has a whole cell for the last day too, paler from its hour on", () => {
    expect(toDayFraction("14:00")).toBeCloseTo(14 / 24, 9);
    const [whole, last] = [box("2027-02-04"), box("2027-02-03")];
    expect(whole.kind).toBe("closed");
    expect(last.kind).toBe("last");
    expect(last.width).toBe(whole.width);
    const [, x, width] = /class="day-rest" x="([\d.]+)%" width="([\d.]+)%"/.exec(markup) ?? [];
    expect((Number(x) - last.x) / whole.width).toBeCloseTo(14 / 24, 2);
    expect(Number(x) + Number(width)).toBeCloseTo(last.x + last.width, 1);
  });

  test("is also described in words", () => {
    expect(drawCalendarStrip(festival, "en")?.rows).toEqual([
      { kind: "last", days: "3 February, 14:00", label: "Last handover" },
      { kind: "closed", days: "4 February to 10 February", label: "Hubs closed" },
      { kind: "first", days: "12 February", label: "First flights" },
    ]);
    expect(markup).toContain("<title");
    expect(markup).not.toContain("style=");
  });
});

test("every notice of the newsroom has its calendar", () => {
  for (const [id, versions] of content.news) {
    const { notice, days } = getOriginal(versions).head;
    if (notice) expect([id, drawCalendarStrip(days, "en") !== undefined]).toEqual([id, true]);
  }
});
