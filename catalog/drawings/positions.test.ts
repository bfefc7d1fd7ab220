import { expect, test } from "vitest";
import { addDays } from "../add-days.ts";
import { boxCorners } from "./box-corners.ts";
import type { DayMark } from "./calendar.ts";
import { calendarStrip } from "./calendar-strip.ts";
import { barsCover } from "./covers/bars.ts";
import { calendarCover } from "./covers/calendar.ts";
import { stampCover } from "./covers/stamp.ts";
import { dayAxis } from "./day-axis.ts";
import { drawnShapes } from "./drawn-shapes.ts";
import { hoursAxis } from "./hours-axis.ts";
import { endOfScale, scaleAxis, scaleBar } from "./scale-bar.ts";
import { percent, rem, short } from "./svg.ts";
import { textWidth } from "./text-width.ts";

/** Small drawings, with each shape where it must be, for readers who measure. */

const of = (shapes: readonly string[], cls: string) =>
  shapes.filter((shape) => shape.startsWith(`${cls} `)).map((shape) => shape.slice(cls.length + 1));

test("a journey of six days: half a day with one handler, five with another, Saturday off", () => {
  const day = (count: number) => `${Math.round((count / 6) * 1e5) / 1e3}%`;
  const shapes = drawnShapes(
    hoursAxis(
      [
        { number: 1, from: 0, to: 12 },
        { number: 2, from: 12, to: 132 },
      ],
      [],
      [12],
      "en",
    ),
  );
  expect(shapes).toEqual([
    `hours-rest ${day(5)} 0 ${day(1)} 148`,
    `hours-stretch hours-stretch-1 ${day(0)} 84 ${day(0.5)} 30`,
    `hours-stretch hours-stretch-2 ${day(0.5)} 84 ${day(5)} 30`,
    `scale-notch ${day(0.5)} 106 ${day(0.5)} 114`,
    `hours-number ${day(0.25)} 104 start 1`,
    `hours-number ${day(3)} 104 start 2`,
    ...[0, 1, 2, 3, 4, 5].map((at) => `axis-tick ${day(at)} 114 ${day(at)} 128`),
    ...["Mon", "Tue", "Wed", "Thu", "Fri", "Sat"].map(
      (name, at) => `axis-figure hours-name ${day(at + 0.5)} 144 middle ${name}`,
    ),
    ...[..."MTWTFS"].map((letter, at) => `axis-figure hours-letter ${day(at + 0.5)} 144 middle ${letter}`),
  ]);
});

test("an axis of working days has a figure a day, from thirteen days every five, from twenty-five every ten", () => {
  const figures = (max: number) =>
    of(drawnShapes(dayAxis({ min: 1, max }, "en")), "axis-figure").map((text) => text.split(" ").slice(2).join(" "));
  expect(figures(3)).toEqual(["start 0", "middle 1", "middle 2", "end day 3"]);
  expect(figures(12)).toHaveLength(11);
  expect(figures(13)).toEqual(["start 0", "middle 5", "middle 10", "end day 13"]);
  expect(figures(12 + 5)).toEqual(["start 0", "middle 5", "middle 10", "end day 17"]);
  expect(figures(24)).toEqual(["start 0", "middle 5", "middle 10", "middle 15", "end day 24"]);
  expect(figures(25)).toEqual(["start 0", "middle 10", "middle 20", "end day 25"]);
  expect(figures(36)).toEqual(["start 0", "middle 10", "middle 20", "end day 36"]);
});

test("an axis of working days and its delivery", () => {
  const shapes = drawnShapes(dayAxis({ min: 16, max: 20 }, "en"));
  expect(of(shapes, "axis-line")).toEqual(["0 34 100% 34"]);
  expect(of(shapes, "axis-tick")).toEqual(
    Array.from({ length: 21 }, (_, at) => `${at * 5}% 34 ${at * 5}% ${at % 5 === 0 ? 43 : 39}`),
  );
  expect(of(shapes, "axis-window")).toEqual(["80% 29 20% 10"]);
  expect(of(shapes, "axis-figure")).toEqual([
    "0% 60 start 0",
    "25% 60 middle 5",
    "50% 60 middle 10",
    "75% 60 middle 15",
    "100% 60 end day 20",
  ]);
  expect(of(shapes, "draw-strong")).toEqual(["0 16 start Departure", "100% 16 end Delivery"]);
  // a single delivery day is a mark just wide enough to be seen
  expect(of(drawnShapes(dayAxis({ min: 20, max: 20 }, "en")), "axis-window")).toEqual(["100% 29 4 10"]);
});

test("a bar on a scale: its parts, and marks at round figures that are notches as far as the bar goes", () => {
  const parts = [
    { kind: "air" as const, value: 2 },
    { kind: "road" as const, value: 1.5 },
  ];
  expect(drawnShapes(scaleBar(parts, 10))).toEqual([
    "scale-base 0 25.5 100% 25.5",
    "scale-air 0% 0 20% 26",
    "scale-road 20% 0 15% 26",
    "scale-notch scale-fine undefined 23 35% 23",
    ...["10%", "20%", "30%"].map((x) => `scale-notch ${x} 0 ${x} 26`),
    ...[40, 50, 60, 70, 80, 90].map((x) => `scale-tick ${x}% ${x % 20 === 0 ? 17 : 21} ${x}% 26`),
  ]);
  const figures = (end: number) =>
    drawnShapes(scaleAxis(end, "kg", "en")).map((shape) => shape.replace("axis-figure ", "").replace(" 14 ", " "));
  expect(figures(2.5)).toEqual([
    "0% start 0",
    "20% middle 0.5",
    "40% middle 1",
    "60% middle 1.5",
    "80% middle 2",
    "100% end 2.5 kg",
  ]);
  // eight hundred has four parts, since a fifth of it is not a round figure
  expect(figures(800)).toEqual(["0% start 0", "25% middle 200", "50% middle 400", "75% middle 600", "100% end 800 kg"]);
  expect(figures(0.06)).toEqual(["0% start 0", "33.333% middle 0.02", "66.667% middle 0.04", "100% end 0.06 kg"]);
});

test.each([
  [0.7, 0.8],
  [1, 1],
  [1.01, 1.5],
  [1.6, 2],
  [21, 25],
  [26, 30],
  [31, 40],
  [450, 500],
  [501, 600],
  [6_001, 8_000],
  [8_001, 10_000],
])("a scale for up to %d ends at %d", (most, end) => {
  expect(endOfScale(most)).toBeCloseTo(end, 9);
});

test("bars on a cover share one baseline, the last stands out, and the greatest is as tall as the sheet allows", () => {
  const step = 320 / 3;
  expect(drawnShapes(barsCover([1, 2, 4], "+4 %").content)).toEqual([
    `cover-bar 32 181.5 ${short(step - 6)} 34.5`,
    `cover-bar ${short(32 + step)} 147 ${short(step - 6)} 69`,
    `cover-bar-last ${short(32 + step * 2)} 78 ${short(step - 6)} 138`,
    "cover-figure 32 54 start +4 %",
  ]);
});

test.each([
  ["IOSS", undefined, 58, 88],
  ["IOSS 2028", "from July", 0, 108],
  ["I", "a note that is wider than what is stamped", 58, 108],
])("a stamp of %j and %j fits its words", (text, note, largest, high) => {
  const { content } = stampCover(text, note);
  const size = Number(/cover-stamp-text"[^>]* font-size="([\d.]+)"/.exec(content)?.[1]);
  expect(size).toBe(Math.min(58, Math.floor(196 / textWidth(text, 1, 600))));
  if (largest > 0) expect(size).toBe(largest);
  const wide = Math.max(textWidth(text, size, 600), note ? textWidth(note, 20, 600) : 0) + 44;
  const shapes = drawnShapes(content);
  expect(of(shapes, "cover-stamp")).toEqual([`${short(-wide / 2)} ${-high / 2} ${short(wide)} ${high}`]);
  expect(of(shapes, "cover-stamp-text")).toEqual([`0 ${short(size * 0.36 - (note ? 13 : 0))} start ${text}`]);
  expect(of(shapes, "cover-stamp-note")).toEqual(note ? [`0 39 start ${note}`] : []);
  const rules = [40, 74, 108, 142, 176];
  expect(of(shapes, "cover-rule")).toEqual([`${rules.map((y) => `M46 ${y}H338`).join("")}M190 24V192`]);
  expect(of(shapes, "cover-rule-word")).toEqual(
    [54, 40, 62, 34, 48].map((width, at) => `46 ${(rules[at] ?? 0) - 16} ${width} 8`),
  );
});

const festival: DayMark[] = [
  { kind: "last", from: "2027-02-03", at: "14:00", label: "Last hand-over" },
  { kind: "closed", from: "2027-02-04", to: "2027-02-10", label: "Hubs closed" },
  { kind: "first", from: "2027-02-12", label: "First flights" },
];

test("a calendar on a cover: seven days across, one row per week, points where something happens", () => {
  const shapes = drawnShapes(calendarCover(festival).content);
  const [across, down] = [328 / 7, 80];
  const cell = (at: number) =>
    `M${short(30 + (at % 7) * across)} ${30 + Math.floor(at / 7) * down}h${short(across - 5)}v75h-${short(across - 5)}z`;
  const cells = (...days: number[]) => days.map(cell).join("");
  expect(shapes).toEqual([
    `day day-open ${cells(0, 1, 10)}`,
    `day day-last ${cells(2)}`,
    `day day-closed ${cells(3, 4, 5, 6, 7, 8, 9)}`,
    `day day-first ${cells(11)}`,
    `day day-weekend ${cells(12, 13)}`,
    `day-point ${short(28 + across * 2.5)} 68 8`,
    `day-point ${short(28 + across * 4.5)} 148 8`,
  ]);
  // of many weeks the four with the most marked days are shown; at a tie the earliest
  const spread = [
    { kind: "closed" as const, from: "2027-01-04", label: "a" },
    { kind: "closed" as const, from: "2027-03-01", to: "2027-03-26", label: "b" },
  ];
  expect(of(drawnShapes(calendarCover(spread).content), "day day-closed")[0]?.match(/M/g)).toHaveLength(26);
});

test("a strip of days: each day in its column, dates and labels over a stem at their day", () => {
  const shapes = drawnShapes(calendarStrip(festival, "en")?.markup ?? "");
  const at = (day: number) => percent((day / 14) * 100);
  const cls = (kind: string) => `day day-${kind}`;
  const row = `${rem(120)} ${at(1)} ${rem(34)}`;
  expect(of(shapes, cls("closed")).slice(0, 7)).toEqual([3, 4, 5, 6, 7, 8, 9].map((day) => `${at(day)} ${row}`));
  expect(of(shapes, cls("last"))[0]).toBe(`${at(2)} ${rem(120)} ${at(14 / 24)} ${rem(34)}`);
  expect(of(shapes, "day-letter")[13]).toBe(`${at(13.5)} ${rem(113)} middle S`);
  expect(of(shapes, "day-number day-number-closed")[0]).toBe(`${at(3.5)} ${rem(142)} middle 4`);
  expect(of(shapes, "day-number day-number-last")[0]).toBe(`${at(2 + 14 / 48)} ${rem(142)} middle 3`);
  expect(of(shapes, "day-month")).toEqual([`${at(0)} ${rem(174)} start February 2027`, `0 ${rem(47)} start Feb`]);
  const last = at(2 + 14 / 24);
  const stem = (kind: string, day: string, y: number) =>
    `day-stem day-stem-${kind} ${day} ${rem(y)} ${day} ${rem(120)}`;
  // at the least width the first two are too close together for one row
  expect(shapes.filter((shape) => /^day-(stem|date|label)/.test(shape))).toEqual([
    stem("last", last, 8),
    `day-date ${last} ${rem(22)} start 3 February, 14:00`,
    `day-label ${last} ${rem(40)} start Last hand-over`,
    stem("closed", at(3), 52),
    `day-date ${at(3)} ${rem(66)} start 4 February to 10 February`,
    `day-label ${at(3)} ${rem(84)} start Hubs closed`,
    stem("first", at(11), 52),
    `day-date ${at(11)} ${rem(66)} start 12 February`,
    `day-label ${at(11)} ${rem(84)} start First flights`,
  ]);
  // the same weeks as rows, for phones
  const rows = shapes.slice(shapes.findIndex((shape) => shape.endsWith("start First flights")) + 1);
  const column = (count: number) => percent(count * 12.5);
  expect(of(rows, "day-letter")).toEqual(
    [..."MTWTFSS"].map((letter, weekday) => `${column(weekday + 1.5)} ${rem(12)} middle ${letter}`),
  );
  expect(
    rows.filter((shape) => shape.startsWith("day day-")).map((shape) => shape.split(" ").slice(2).join(" ")),
  ).toEqual(
    Array.from(
      { length: 14 },
      (_, day) => `${column((day % 7) + 1)} ${rem(22 + Math.floor(day / 7) * 42)} ${column(1)} ${rem(42)}`,
    ),
  );
  expect(
    rows.filter((shape) => shape.startsWith("day-number")).map((shape) => shape.split(" ").slice(2).join(" ")),
  ).toEqual(
    Array.from(
      { length: 14 },
      (_, day) => `${column((day % 7) + 1.5)} ${rem(48 + Math.floor(day / 7) * 42)} middle ${day + 1}`,
    ),
  );
});

test("a strip of many days joins neighbours of a kind in a week, and shows weeks as rows only if a phone has room", () => {
  const long: DayMark[] = [
    { kind: "period", from: "2027-01-04", to: "2027-02-28", label: "Peak" },
    { kind: "closed", from: "2027-03-20", label: "Closed" },
    { kind: "period", from: "2027-04-12", label: "After" },
  ];
  const markup = calendarStrip(long, "en")?.markup ?? "";
  const bar = [
    ...[0, 7, 14, 21, 28, 35, 42, 49].map((from) => ["period", from, 7]),
    ["open", 56, 7],
    ["open", 63, 7],
    ["open", 70, 5],
    ["closed", 75, 1],
    ["open", 76, 1],
    ["open", 77, 7],
    ["open", 84, 7],
    ["open", 91, 7],
    ["period", 98, 1],
    ["open", 99, 6],
  ].map(([kind, from, count]) => [
    `day-${kind}`,
    percent((Number(from) / 105) * 100),
    percent((Number(count) / 105) * 100),
  ]);
  const drawn = drawnShapes(markup).filter((shape) => shape.startsWith("day day-"));
  const days = drawn.map((shape) => shape.split(" ").filter((_, part) => part === 1 || part === 2 || part === 4));
  const unmarkedFirst = bar.toSorted(([a], [b]) => Number(a !== "day-open") - Number(b !== "day-open"));
  // once with its dates, and once more for phones, where the list below gives them
  expect(days).toEqual([...unmarkedFirst, ...unmarkedFirst]);
  expect(drawnShapes(markup).filter((shape) => shape.startsWith("day-date"))).toHaveLength(3);
  expect(
    drawnShapes(markup)
      .filter((shape) => shape.startsWith("day-month"))
      .map((shape) => shape.split(" start ")[1]),
  ).toEqual(["January 2027", "February 2027", "March 2027", "April 2027", "Jan", "Feb", "Mar", "Apr"]);
  const nine = [{ kind: "period" as const, from: "2027-01-04", to: addDays("2027-01-04", 9 * 7 - 1), label: "x" }];
  const rows = calendarStrip(nine, "en")?.markup.split("</svg>")[1] ?? "";
  expect(rows.match(/day-number/g)?.length).toBe(2 * 63);
});

test.each([600, 700, 1_248])(
  "labels of days close together are on different levels, and none overlaps another at %d px",
  (width) => {
    const close = [0, 1, 2, 3].map(
      (at): DayMark => ({
        kind: at % 2 === 0 ? "closed" : "last",
        from: addDays("2027-02-08", at),
        label: `A label of some length, number ${at + 1}`,
      }),
    );
    const shapes = drawnShapes(calendarStrip(close, "en")?.markup ?? "");
    const labels = of(shapes, "day-label").map((shape) => {
      const [x = "", y = "", anchor = "", ...words] = shape.split(" ");
      const wide = textWidth(words.join(" "), 13) + 8;
      const stem = (Number.parseFloat(x) / 100) * width;
      const from = anchor === "end" ? stem - wide : stem;
      return { from, to: from + wide, y: Number.parseFloat(y) * 16 };
    });
    expect(labels).toHaveLength(4);
    for (const [at, one] of labels.entries()) {
      expect(one.from).toBeGreaterThanOrEqual(0);
      expect(one.to).toBeLessThanOrEqual(width);
      for (const other of labels.slice(at + 1))
        expect(one.y !== other.y || one.to < other.from || other.to < one.from).toBe(true);
    }
    const levels = [...new Set(labels.map(({ y }) => y))].sort((a, b) => a - b);
    for (const [at, y] of levels.entries()) expect(y - (levels[0] ?? 0)).toBeCloseTo(at * 44);
  },
);

test("a box is drawn on 30-degree axes, centred in its field, touching two of its sides", () => {
  const field = { x: 10, y: 20, width: 200, height: 100 };
  for (const size of [
    [40, 30, 10],
    [10, 10, 90],
    [5, 60, 1],
  ] as const) {
    const { front, left, right, frontTop, leftTop, rightTop, backTop } = boxCorners(size, field);
    const scale = (front[1] - frontTop[1]) / size[2];
    expect([left[0] - front[0], right[0] - front[0]].map((dx) => dx / scale)).toEqual([
      expect.closeTo(-size[0] * Math.cos(Math.PI / 6), 6),
      expect.closeTo(size[1] * Math.cos(Math.PI / 6), 6),
    ]);
    expect([front[1] - left[1], front[1] - right[1]].map((dy) => dy / scale)).toEqual([
      expect.closeTo(size[0] / 2, 6),
      expect.closeTo(size[1] / 2, 6),
    ]);
    for (const [low, high] of [[left, leftTop] as const, [right, rightTop] as const])
      expect([high[0] - low[0], low[1] - high[1]]).toEqual([0, expect.closeTo(size[2] * scale, 6)]);
    expect(backTop).toEqual([
      expect.closeTo(leftTop[0] + rightTop[0] - frontTop[0], 6),
      expect.closeTo(leftTop[1] + rightTop[1] - frontTop[1], 6),
    ]);
    const [wide, high] = [right[0] - left[0], front[1] - backTop[1]];
    expect(Math.max(wide / field.width, high / field.height)).toBeCloseTo(1, 6);
  }
});
