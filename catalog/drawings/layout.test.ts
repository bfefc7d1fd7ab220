import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "../read/values.ts";
import { drawDayAxis, drawScaleAxis, drawScaleBar, pickScaleEnd } from "./axes.ts";
import type { DayMark } from "./calendar.ts";
import { drawCalendarStrip } from "./calendar-strip.ts";
import { drawBarsCover, drawCalendarCover } from "./covers/charts.ts";
import { drawStampCover } from "./covers/objects.ts";
import { isOverlapping } from "#site/geometry.ts";
import type { Locale } from "#site/locales.ts";
import { drawHoursAxis } from "./hours-axis.ts";
import type { Box } from "#site/geometry.ts";
import { measureText } from "./svg.ts";

/** The rules that small drawings keep, whatever their measures: to scale, inside the frame, no text over another. */

type Shape = Box & { cls: string; text: string; of: (name: string) => string | undefined };

/** The shapes of a drawing `width` px wide, its percentages and rems in px; a text is as wide as its letters. */
function listShapes(markup: string, name: string, width: number, letters = 13): Shape[] {
  return [...markup.matchAll(new RegExp(`<${name}( [^>]*?)/?>([^<]*)`, "g"))].map(([, attributes = "", text = ""]) => {
    const of = (key: string) => new RegExp(` ${key}="([^"]*)"`).exec(attributes)?.[1];
    const px = (value = "0") =>
      Number.parseFloat(value) * (value.endsWith("%") ? width / 100 : value.endsWith("rem") ? 16 : 1);
    const wide = name === "text" ? measureText(text, letters) : px(of("width"));
    const start = px(of("x") ?? of("x1")) + px(of("dx"));
    const shift = { end: wide, middle: wide / 2 }[of("text-anchor") ?? ""] ?? 0;
    const high = name === "text" ? letters : px(of("height"));
    const top = px(of("y") ?? of("y1")) - (name === "text" ? letters : 0);
    return { cls: of("class") ?? "", text, of, x: start - shift, y: top, width: wide, height: high };
  });
}

const filterClass = (shapes: readonly Shape[], cls: string) => shapes.filter((one) => one.cls.split(" ").includes(cls));

function expectClear(shapes: readonly Shape[], width: number): void {
  for (const [at, one] of shapes.entries()) {
    expect([one.text, one.x >= -0.5, one.x + one.width <= width + 0.5]).toEqual([one.text, true, true]);
    for (const other of shapes.slice(at + 1))
      expect([one.text, other.text, isOverlapping(one, other)]).toEqual([one.text, other.text, false]);
  }
}

const phone = 288;
const isOnPhones = ({ cls }: Shape) => !cls.includes("max-sm:hidden");

test("an axis of working days begins with 0, ends with its last day, and no figure meets another on a phone", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), (max) => {
      const figures = filterClass(listShapes(drawDayAxis({ min: 1, max }, "en"), "text", phone), "axis-figure");
      expect([figures[0]?.text, figures.at(-1)?.text]).toEqual(["0", String(max)]);
      expectClear(figures.filter(isOnPhones), phone);
      for (const { text, x, width } of figures.slice(1, -1))
        expect((x + width / 2) / phone).toBeCloseTo(Number(text) / max, 3);
    }),
  );
});

test("a delivery on a single day is still a mark that is seen", () => {
  const [mark] = filterClass(listShapes(drawDayAxis({ min: 20, max: 20 }, "en"), "rect", phone), "axis-window");
  expect(mark?.width).toBeGreaterThanOrEqual(3);
});

test("days of a journey are named in the middle of their day, and each fits it: by name, or on a phone by its letter", () => {
  const markup = drawHoursAxis([{ number: 1, from: 0, to: 12 * 24 }], [], [], "en");
  for (const [cls, width] of [
    ["hours-name", 1_000],
    ["hours-letter", phone],
  ] as const) {
    const names = filterClass(listShapes(markup, "text", width), cls).filter(({ text }) => text !== "Weekend");
    expect(names).toHaveLength(12);
    for (const [day, { x, width: wide }] of names.entries())
      expect((x + wide / 2) / width).toBeCloseTo((day + 0.5) / 12, 3);
    expectClear(names, width);
  }
});

test.each(["en", "zh"] as const)(
  "a phone shows what has a parcel without words, which have no room there (%s)",
  (locale) => {
    const stays = [
      { kind: "hub" as const, from: 12, to: 41 },
      { kind: "aircraft" as const, from: 45, to: 58 },
      { kind: "van" as const, from: 245, to: 259 },
    ];
    const markup = drawHoursAxis([{ number: 1, from: 10, to: 259 }], stays, [], locale);
    const names = filterClass(listShapes(markup, "text", phone), "hours-letter");
    expect(new Set(names.map(({ y }) => y)).size).toBe(1);
    expect(names.every(({ text }) => text.length === 1)).toBe(true);
  },
);

test("the end of a scale is round and leaves each amount room at the end of its bar, and so is every figure on the way", () => {
  fc.assert(
    fc.property(fc.double({ min: 0.02, max: 9_000, noNaN: true }), (most) => {
      const end = pickScaleEnd(most);
      expect(most / end).toBeLessThan(0.770_001);
      expect(most / end).toBeGreaterThan(0.45);
      const figures = listShapes(drawScaleAxis(end, "kg", "en"), "text", phone);
      expectClear(figures.filter(isOnPhones), phone);
      expect([figures[0]?.text, figures.at(-1)?.text.endsWith(" kg")]).toEqual(["0", true]);
      for (const { text, of } of figures) {
        const value = Number(text.replace(" kg", "").replace(",", ""));
        expect(value / end).toBeCloseTo(Number.parseFloat(of("x") ?? "") / 100, 4);
        expect(Number(value.toPrecision(2))).toBe(value);
      }
    }),
  );
});

test("marks of a scale are notches on the bar and ticks beyond it", () => {
  fc.assert(
    fc.property(fc.double({ min: 0.05, max: 0.95, noNaN: true }), (share) => {
      const lines = listShapes(drawScaleBar([{ kind: "air", value: share * 10 }], 10), "line", 100);
      const marks = lines.filter(({ cls }) => cls === "scale-notch" || cls === "scale-tick");
      for (const { cls, x } of marks) expect(cls).toBe(x < share * 100 ? "scale-notch" : "scale-tick");
      expect(marks).toHaveLength(9);
    }),
  );
});

const sheet = { width: 384, height: 216 };

test("bars on a cover begin on one line, apart from each other and inside the sheet, and the last stands out", () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 1, max: 100, noNaN: true }), { minLength: 2, maxLength: 4 }), (values) => {
      const bars = listShapes(drawBarsCover({ bars: values, label: "+4%" }), "rect", sheet.width);
      expect(bars.map(({ cls }) => cls)).toEqual(
        values.map((_, at) => (at === values.length - 1 ? "cover-bar-last" : "cover-bar")),
      );
      for (const { x } of bars) expect(x).toBe(bars[0]?.x);
      for (const { y, height } of bars) expect(y + height).toBeLessThan(sheet.height);
      expectClear(bars, sheet.width);
    }),
  );
});

test.each([
  [[0.4, 0.9], "+$0.9/kg", ["+$0.40/kg", "+$0.90/kg"]],
  [[3, 12], "€12", ["€3", "€12"]],
  [[2.5, 4], "+4%", ["+2.5%", "+4%"]],
])("amounts %j on a cover of %s are written alike", (values, label, texts) => {
  const cover = drawBarsCover({ bars: values, label });
  for (const text of texts) expect(cover).toContain(`>${text}</text>`);
});

test.each([
  ["IOSS", undefined],
  ["IOSS 2028", "from July"],
  ["I", "a note that is wider than what is stamped"],
])("a stamp of %j and %j encloses its words, which are large", (text, note) => {
  const content = drawStampCover(text, note);
  const [frame] = filterClass(listShapes(content, "rect", sheet.width), "cover-stamp");
  for (const [cls, words] of [
    ["cover-stamp-text", text],
    ["cover-stamp-note", note ?? ""],
  ] as const) {
    const size = Number(new RegExp(`${cls}"[^>]* font-size="([\\d.]+)"`).exec(content)?.[1] ?? 0);
    expect(measureText(words, size, 600)).toBeLessThan((frame?.width ?? 0) - 20);
    if (words === text) expect(size).toBeGreaterThan(30);
  }
});

const festival: DayMark[] = [
  { kind: "last", from: "2027-02-03", at: "14:00", label: "Last handover" },
  { kind: "closed", from: "2027-02-04", to: "2027-02-10", label: "Hubs closed" },
  { kind: "first", from: "2027-02-12", label: "First flights" },
];

test("a calendar on a cover has seven columns of equal cells inside the sheet, and shows the busiest weeks", () => {
  const drawn = drawCalendarCover(festival, "en");
  const [width = 0, height = 0] = /h([\d.]+)v([\d.]+)/.exec(drawn)?.slice(1).map(Number) ?? [];
  const cells = [...drawn.matchAll(/M([\d.]+) ([\d.]+)/g)].map(([, x, y]) => ({
    x: Number(x),
    y: Number(y),
    width,
    height,
  }));
  expect([cells.length, new Set(cells.map(({ x }) => x)).size]).toEqual([14, 7]);
  expectClear(
    cells.map((cell) => ({ ...cell, cls: "", text: "", of: () => undefined })),
    sheet.width,
  );
  // of many weeks the four with the most marked days
  const content = drawCalendarCover(
    [
      { kind: "closed", from: "2027-01-04", label: "a" },
      { kind: "closed", from: "2027-03-01", to: "2027-03-26", label: "b" },
    ],
    "en",
  );
  expect(/day day-closed" d="([^"]*)"/.exec(content)?.[1]?.match(/M/g)).toHaveLength(26);
});

test("a calendar on a cover says what its days are: the closed ones above, the others beside them, inside the sheet", () => {
  const words = (marks: readonly DayMark[], locale: Locale) =>
    listShapes(drawCalendarCover(marks, locale), "text", sheet.width).filter(({ text }) => !/^\d+$/.test(text));
  const texts = words(festival, "en");
  expect(texts.map(({ text }) => text)).toEqual(["Hubs closed", "Feb", "Last", "handover", "First", "flights"]);
  expectClear(texts, sheet.width);
  // of days with names of their own, what they are together
  const days = festival.map((mark) => ({ ...mark, kind: "last" as const }));
  expect(words(days, "zh")[0]?.text).toBe("最迟交仓");
});

const mark = fc.record({
  kind: fc.constantFrom("closed" as const, "last" as const, "first" as const),
  from: fc.integer({ min: 0, max: 12 }).map((days) => addDays("2027-02-08", days)),
  label: fc.constantFrom("Hubs closed", "Last handover", "A label of some length"),
});

test.each([600, 700, 1_248])("no date or label of a strip of days meets another or leaves it at %d px", (width) => {
  fc.assert(
    fc.property(fc.uniqueArray(mark, { minLength: 1, maxLength: 4, selector: ({ from }) => from }), (marks) => {
      const [strip = ""] = drawCalendarStrip(marks, "en")?.markup.split("</svg>") ?? [];
      const labels = filterClass(listShapes(strip, "text", width), "day-label");
      expect(labels).toHaveLength(marks.length);
      expectClear(labels, width);
    }),
    { numRuns: 30 },
  );
});

test("every stem of a strip stands over its own day", () => {
  fc.assert(
    fc.property(fc.uniqueArray(mark, { minLength: 1, maxLength: 4, selector: ({ from }) => from }), (marks) => {
      const [strip = ""] = drawCalendarStrip(marks, "en")?.markup.split("</svg>") ?? [];
      const days = listShapes(strip, "rect", 600).filter(({ of }) => of("data-day"));
      const stems = filterClass(listShapes(strip, "line", 600), "day-stem");
      expect(stems).toHaveLength(marks.length);
      for (const { from } of marks) {
        const day = days.find(({ of }) => of("data-day") === from);
        const middle = (day?.x ?? 0) + (day?.width ?? 0) / 2;
        expect(stems.some(({ x }) => Math.abs(x - middle) < 0.5)).toBe(true);
      }
    }),
    { numRuns: 30 },
  );
});

test("a strip of days has a cell per day in order; as weeks on a phone seven in a row, each with its number in the middle", () => {
  const [strip = "", weeks = ""] = drawCalendarStrip(festival, "en")?.markup.split("</svg>") ?? [];
  const days = filterClass(listShapes(strip, "rect", 1_400), "day").toSorted((a, b) => a.x - b.x);
  expect(days.map(({ x }) => Math.round(x))).toEqual(Array.from({ length: 14 }, (_, day) => day * 100));
  const cells = filterClass(listShapes(weeks, "rect", 800), "day");
  expectClear(
    cells.map((cell) => ({ ...cell, width: cell.width - 0.1, height: cell.height - 0.1 })),
    800,
  );
  const numbers = listShapes(weeks, "text", 800).filter(({ cls }) => cls.startsWith("day-number"));
  for (const [day, { text, x, width }] of numbers.entries()) {
    const cell = cells[day];
    expect([Number(text), x + width / 2]).toEqual([
      day + 1,
      expect.closeTo((cell?.x ?? 0) + (cell?.width ?? 0) / 2, 0),
    ]);
  }
});

test("a strip of many days joins neighbours of a kind and names its months; weeks as rows are at most nine", () => {
  const long: DayMark[] = [
    { kind: "period", from: "2027-01-04", to: "2027-02-28", label: "Peak" },
    { kind: "closed", from: "2027-03-20", label: "Closed" },
    { kind: "period", from: "2027-04-12", label: "After" },
  ];
  const parts = drawCalendarStrip(long, "en")?.markup.split("</svg>") ?? [];
  for (const [at, months] of [
    [0, ["January 2027", "February 2027", "March 2027", "April 2027"]],
    [1, ["Jan", "Feb", "Mar", "Apr"]],
  ] as const) {
    const runs = filterClass(listShapes(parts[at] ?? "", "rect", 105), "day");
    expect(runs.reduce((sum, { width }) => sum + width, 0)).toBeCloseTo(105, 1);
    expect(filterClass(runs, "day-period").map(({ width }) => Math.round(width))).toEqual([56, 1]);
    const names = filterClass(listShapes(parts[at] ?? "", "text", at === 0 ? 600 : 272), "day-month");
    expect(names.map(({ text }) => text)).toEqual(months);
    expectClear(names, 600);
  }
  const weeks = (count: number) => {
    const to = addDays("2027-01-04", count * 7 - 1);
    return drawCalendarStrip([{ kind: "period", from: "2027-01-04", to, label: "x" }], "en")?.markup.split("</svg>")[1];
  };
  expect([weeks(9)?.includes("day-number"), weeks(10)?.includes("day-number")]).toEqual([true, false]);
});
