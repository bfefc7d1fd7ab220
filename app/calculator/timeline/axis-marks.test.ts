import { expect, test } from "vitest";
import { placeHolidayNames } from "./axis-marks.tsx";

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
