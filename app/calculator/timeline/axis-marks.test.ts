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
  expect(placeHolidayNames(rests, axis, 500, { ...mark, holidayNames: false })).toEqual([]);
});

test("a date says its month unless one before has said it; a holiday always does", () => {
  const [first = 0, newYear = 0] = ["2026-12-14", "2027-01-01"].map(toDayNumber);
  const weeks = [0, 7, 14, 21].map((days) => first + days);
  const listTexts = (px: number) =>
    placeDates(weeks, [{ first: newYear, days: 1, name: "New Year's Day" }], { first, days: 28 }, px, [])
      .sort((a, b) => a.at - b.at)
      .map(({ text }) => text.replace(/\s/g, " "));
  expect(listTexts(900)).toEqual(["14 Dec", "21 Dec", "28 Dec", "1 Jan", "4 Jan"]);
  // a holiday comes first: the week before it is brief, that after it goes
  expect(listTexts(240)).toEqual(["14 Dec", "21 Dec", "28", "1 Jan"]);
});
