import { expect, test } from "vitest";
import { toDayNumber } from "#rating/calendar/calendar.ts";
import { placeDates, placeHolidayNames } from "./axis-marks.tsx";

test("names of holidays stand right of the mark's words, end on the axis and do not meet", () => {
  const axis = { first: 20_000, days: 33 };
  const rests = [1, 15, 17, 31].map((day) => ({ first: axis.first + day, days: 1, name: "Christmas Day" }));
  const mark = { at: axis.first + 1.5, text: "Hand over", holidayNames: true };
  // the first lies under the mark's words, the third would run into the second; the last ends at the edge
  expect(placeHolidayNames(rests, axis, 500, mark).map(({ day, atEnd }) => [day - axis.first, atEnd])).toEqual([
    [15, false],
    [31, true],
  ]);
  const listTexts = (one: typeof mark) => placeHolidayNames(rests, axis, 900, one).map(({ text }) => text.slice(-3));
  expect(listTexts({ ...mark, holidayNames: false })).toEqual(["Oct", "Oct", "Nov"]);
});

test("every date says its month, and where not all have room every second is written, each with a tick between", () => {
  const [first = 0] = ["2026-12-14"].map(toDayNumber);
  const weeks = [0, 7, 14, 21, 28].map((days) => first + days);
  const list = (px: number) => {
    const { ticks, dates } = placeDates(weeks, { first, days: 33 }, px, []);
    return [ticks.length, ...dates.map(({ text }) => text.replace(/\s/g, " "))];
  };
  expect(list(900)).toEqual([5, "14 Dec", "21 Dec", "28 Dec", "4 Jan", "11 Jan"]);
  expect(list(200)).toEqual([5, "14 Dec", "28 Dec"]);
  expect(list(90)).toEqual([3, "14 Dec"]);
});
