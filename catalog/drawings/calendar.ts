import { addDays } from "../read/values.ts";

/**
 * Days as cells: pure geometry, without DOM or Node, for drawings by the build and by the calculator. A day is written
 * as `2027-02-03`; weeks begin on Monday.
 */

/** What a day is marked as. `last`: the last for handover; `first`: the first on which flights resume. */
export type DayKind = "closed" | "last" | "first" | "sea" | "period";

export type DayMark = {
  kind: DayKind;
  from: string;
  /** The last day, inclusive; a single day if absent. */
  to?: string | undefined;
  /** Until what time on that day, such as `14:00`. */
  at?: string | undefined;
  label: string;
};

export type DayCell = { day: string; weekend: boolean; mark?: DayMark };

/** Days from one to another; 0 if they are the same. */
export function countDaysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}

/** The Monday of a day's week. */
export function findMonday(day: string): string {
  return addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
}

/** Whole weeks, of seven cells each, that include all marks. Of marks that share a day, the shortest is shown. */
export function listWeeks(marks: readonly DayMark[]): DayCell[][] {
  const days = marks.flatMap(({ from, to }) => [from, to ?? from]).sort();
  const [start, end] = [days[0], days.at(-1)];
  if (!start || !end) return [];
  const first = findMonday(start);
  const count = Math.floor(countDaysBetween(first, end) / 7) + 1;
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday): DayCell => {
      const day = addDays(first, week * 7 + weekday);
      const mark = findMark(marks, day);
      return { day, weekend: weekday > 4, ...(mark && { mark }) };
    }),
  );
}

/** What a day is drawn as: its mark, or a weekend, or neither. */
export function classifyDay({ mark, weekend }: DayCell): string {
  return mark?.kind ?? (weekend ? "weekend" : "open");
}

/** The fraction of a day up to a time such as `14:00`; the whole day if there is none. */
export function toDayFraction(at: string | undefined): number {
  const [hours = 24, minutes = 0] = at?.split(":").map(Number) ?? [];
  return (hours + minutes / 60) / 24;
}

function findMark(marks: readonly DayMark[], day: string): DayMark | undefined {
  const length = ({ from, to }: DayMark) => countDaysBetween(from, to ?? from);
  return marks.filter(({ from, to }) => from <= day && day <= (to ?? from)).sort((a, b) => length(a) - length(b))[0];
}
