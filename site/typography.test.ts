import { expect, test } from "vitest";
import { keepDatesUnbroken, toPlainText } from "./typography.ts";

test("year, month and day are joined, and nothing else of a text is", () => {
  expect(keepDatesUnbroken("自2026年12月4日起，12 个月")).toBe("自2026\u2060年12\u2060月\u20604\u2060日起，12 个月");
  expect(keepDatesUnbroken("on 4 December 2026")).toBe("on 4 December 2026");
});

test("what leaves the page is plain", () => {
  expect(toPlainText(keepDatesUnbroken("12月4日\u00a014:00"))).toBe("12月4日 14:00");
});
