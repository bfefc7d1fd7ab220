import { writeDate } from "#app/messages/dates.ts";
import { getDateWords } from "#app/messages/m.ts";
import { formatDate, formatWeekday } from "#app/ui/format.ts";
import { keepDatesUnbroken } from "#site/typography.ts";

/** Two days as on a timetable, with a month that both share said once: `Fri 4 – Wed 9 Dec`. */
export function formatWeekdays(first: string, last: string): string {
  if (first === last) return formatWeekday(first);
  const words = getDateWords();
  const monthLast = words.weekday.indexOf("{month}") > words.weekday.indexOf("{day}");
  const shared = first.slice(0, 7) === last.slice(0, 7);
  const write = (day: string, short: boolean) => {
    const weekday = shared && short ? words.weekday.replace(/[\s,]*\{month\}月?/, "") : words.weekday;
    const text = writeDate(new Date(`${day}T00:00:00Z`), { ...words, weekday }, "weekday");
    return keepDatesUnbroken(text).replaceAll(" ", "\u00a0");
  };
  return `${write(first, monthLast)}\u00a0– ${write(last, !monthLast)}`;
}

/** Two days to come as on a timetable; in another year than `today` with their years. */
export function formatDaysAhead(first: string, last: string, today: string): string {
  if (first === last) return formatDayAhead(last, today);
  if (last.slice(0, 4) === today.slice(0, 4)) return formatWeekdays(first, last);
  return `${formatDayAhead(first, today)}\u00a0– ${formatDayAhead(last, today)}`;
}

/** A day to come as on a timetable; in another year than `today` with that year. */
export function formatDayAhead(day: string, today: string): string {
  return day.slice(0, 4) === today.slice(0, 4) ? formatWeekday(day) : formatDate(day, "short");
}
