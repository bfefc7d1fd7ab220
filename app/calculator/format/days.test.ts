import { expect, onTestFinished, test } from "vitest";
import { getLocale, readLocaleWith } from "#app/platform/current-locale.ts";
import { toPlainText } from "#site/typography.ts";
import { formatDaysAhead, formatWeekdays } from "./days.ts";

test("a month that two days share is said once, with the sign that Chinese writes behind it", () => {
  const before = getLocale();
  onTestFinished(() => readLocaleWith(() => before));
  readLocaleWith(() => "en");
  expect(toPlainText(formatWeekdays("2026-12-17", "2026-12-29"))).toBe("Thu 17 – Tue 29 Dec");
  expect(toPlainText(formatWeekdays("2026-11-30", "2026-12-02"))).toBe("Mon 30 Nov – Wed 2 Dec");
  readLocaleWith(() => "zh");
  expect(toPlainText(formatWeekdays("2026-12-17", "2026-12-29"))).toBe("12月17日周四 – 29日周二");
  expect(toPlainText(formatWeekdays("2026-11-30", "2026-12-02"))).toBe("11月30日周一 – 12月2日周三");
});

test("days to come say their year where it is another one", () => {
  const write = (first: string, last: string) => toPlainText(formatDaysAhead(first, last, "2026-11-22"));
  expect(write("2026-12-17", "2026-12-29")).toBe("Thu 17 – Tue 29 Dec");
  expect(write("2026-12-17", "2027-01-08")).toBe("Thu 17 Dec – 8 Jan 2027");
  expect(write("2027-01-08", "2027-01-08")).toBe("8 Jan 2027");
});
