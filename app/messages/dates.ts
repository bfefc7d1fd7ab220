import { joiner } from "#site/typography.ts";

/** How a language writes dates; added to the messages by the build, so that every browser writes the same. */
export type DateWords = {
  /** Such as `{day} {month} {year}`. */
  day: string;
  /** Such as `{weekday} {day} {month}`. */
  weekday: string;
  months: { long: readonly string[]; short: readonly string[] };
  weekdays: readonly string[];
};

const monthDays = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 21)));
/** Starting with a Sunday. */
const weekDays = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2026, 10, 1 + day)));

/** The words and the order of dates in a language, from the build's own locale data. */
export function collectDateWords(tag: string): DateWords {
  const full = makeFormatter(tag, { day: "numeric", month: "long", year: "numeric" });
  const week = makeFormatter(tag, { weekday: "short", day: "numeric", month: "short" });
  const short = makeFormatter(tag, { day: "numeric", month: "short", year: "numeric" });
  return {
    day: extractPattern(full),
    weekday: extractPattern(week),
    months: {
      long: monthDays.map((day) => formatPart(full, day, "month")),
      short: monthDays.map((day) => formatPart(short, day, "month")),
    },
    weekdays: weekDays.map((day) => keepTogether(formatPart(week, day, "weekday"))),
  };
}

/** A date in words, with `{day}`, `{month}`, `{year}` and `{weekday}` filled in. */
export function writeDate(
  day: Date,
  { day: full, weekday, months, weekdays }: DateWords,
  style: "long" | "short" | "weekday" | "month",
): string {
  const named: Record<string, string | number | undefined> = {
    day: day.getUTCDate(),
    month: months[style === "long" ? "long" : "short"][day.getUTCMonth()],
    year: day.getUTCFullYear(),
    weekday: weekdays[day.getUTCDay()],
  };
  const patterns = { long: full, short: full, weekday, month: weekday.replace(/[\s,]*\{weekday\}[\s,]*/, "") };
  return patterns[style].replace(/\{(\w+)\}/g, (_, name: string) => String(named[name] ?? ""));
}

/** A Chinese day of the week stays with its date: no line ends within 12月16日周三. */
function keepTogether(name: string): string {
  return name.replace(/(?=\p{Script=Han})/gu, joiner);
}

function makeFormatter(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(tag, { ...options, timeZone: "UTC", numberingSystem: "latn" });
}

function extractPattern(format: Intl.DateTimeFormat): string {
  return format
    .formatToParts(new Date(Date.UTC(2026, 10, 21)))
    .map(({ type, value }) => (type === "literal" ? value : `{${type}}`))
    .join("");
}

function formatPart(format: Intl.DateTimeFormat, day: Date, type: Intl.DateTimeFormatPartTypes): string {
  return format.formatToParts(day).find((each) => each.type === type)?.value ?? "";
}
