import { fromDayNumber, getWeekday, isDay, toDayNumber } from "#rating/calendar/calendar.ts";
import type { Day } from "#rating/card.ts";
import { readNumberAt } from "./numbers.ts";
import { countPieces, splitLine, type Token, writeWords } from "./tokens.ts";

/**
 * A day in a line. `days`: the days that it may be; none where it names no certain one (`next week`, `Easter`). `feast`: it
 * is over once it has come, so that before it is the day before. `needsLead`: alone the words may be about goods.
 */
export type DayMatch = { days: readonly Day[]; next: number; feast?: boolean; needsLead?: boolean };
type Found = Omit<DayMatch, "next">;
type Rule = readonly [words: RegExp, find: (groups: readonly string[], today: Day) => Found];

const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const monthName =
  "jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?";
const month = `(${monthName})(?: \\.)?`;
const weekdays = "sun mon tue wed thu fri sat".split(" ");
const weekday = "(sun|mon|tue|wed|thu|fri|sat)((?:s|nes|rs|ur)?(?:day)?)";
const dayOfMonth = "(\\d{1,2})(?: (?:st|nd|rd|th))?";
const year = "(?:(?: ,)? (20\\d\\d))?";
const numeral = "(\\d{1,3}|[一二两三四五六七八九十](?: [一二三四五六七八九十]){0,2})";

/** Days that are the same each year, and those whose day a calendar would have to say. */
const feasts: readonly (readonly [words: string, day: string])[] = [
  ["(?:christmas|xmas) eve|平 安 夜", "12-24"],
  ["(?:christmas|xmas)(?: day)?|圣 诞(?: 节)?|weihnachten|no[eë]l", "12-25"],
  ["new years?(?: ' s)? eve", "12-31"],
  ["new years?(?: ' s)?(?: day)?|元 旦", "01-01"],
  ["valentines?(?: ' s)?(?: day)?|情 人 节", "02-14"],
  ["halloween|万 圣 节", "10-31"],
  ["chinese new year|cny|lunar new year|spring festival|easter|ramadan|thanksgiving|black friday|cyber monday", ""],
  ["春 节|过 年|新 年|国 庆(?: 节)?|复 活 节|感 恩 节|中 秋(?: 节)?|黑 五|黑 色 星 期 五|五 一|双 十 一", ""],
];

const rules: readonly Rule[] = [
  [
    /(20\d\d) ([-/.]) (\d\d?) \2 (\d\d?)/,
    ([, own = "", , m = "", d = ""]) => certain(writeDay(Number(own), Number(m), Number(d))),
  ],
  [/(\d\d?) ([./-]) (\d\d?) \2 (20\d\d)/, ([, a = "", sign, b = "", own]) => findNumeric(a, b, sign, own)],
  [new RegExp(`${dayOfMonth}(?: of)? ${month}${year}`), ([, d, m, own], today) => findDate(m, d, own, today)],
  [new RegExp(`${month} (?:the )?${dayOfMonth}${year}`), ([, m, d, own], today) => findDate(m, d, own, today)],
  [
    new RegExp(`(?:(20\\d\\d) 年 )?${numeral} 月(?: 份)? ${numeral}(?: [日号]|(?= (?:之 |以 )?前))`),
    ([, own, m = "", d = ""], today) => findDate(readNumeral(m), readNumeral(d), own, today),
  ],
  [/(\d\d?) [日号]/, ([, d = ""], today) => ({ ...findDayOfMonth(Number(d), today), needsLead: true })],
  [/(\d\d?) \/ (\d\d?)/, ([, a = "", b = ""], today) => ({ ...findNumeric(a, b, "/", "", today), needsLead: true })],
  [
    /(\d\d?)\.(\d\d?)(?: \.)?/,
    ([, a = "", b = ""], today) => ({ ...findNumeric(a, b, ".", "", today), needsLead: true }),
  ],
  [/(?:the )?day after tomorrow|后 [天日]/, (_, today) => certain(addDays(today, 2))],
  [/大 后 天/, (_, today) => certain(addDays(today, 3))],
  [/tomorrow|明 [天日]/, (_, today) => certain(addDays(today, 1))],
  [/today|tonight|今 [天日]/, (_, today) => certain(today)],
  [
    new RegExp(`(?:(this|next|coming) )?${weekday}`),
    ([, which, name = "", rest], today) => findWeekday(which, weekdays.indexOf(name), rest === "", today),
  ],
  [
    /(?:(下 下|下|这|本)(?: 个)? )?(?:周|星 期|礼 拜) ([一二三四五六日天])/,
    ([, which, name = ""], today) => findWeekdayOfWeek(which, Math.min("一二三四五六日天".indexOf(name), 6), today),
  ],
  [
    new RegExp(`(?:the )?end of (?:the |this )?(month|year|${monthName})`),
    ([, what = ""], today) => findEnd(what, today),
  ],
  [/(?:这 个 |本 |这 )?月 [底末]/, (_, today) => findEnd("month", today)],
  [/(?:今 )?年 [底末]/, (_, today) => findEnd("year", today)],
  ...feasts.map(
    ([words, day]): Rule => [
      new RegExp(`(?:${words})`),
      (_, today) =>
        day === "" ? { days: [], needsLead: true } : { ...findFeast(day, today), feast: true, needsLead: true },
    ],
  ),
  // what names a time and no day of it
  [/(?:the )?(?:end of )?(?:next|this|coming|following) (?:week|weekend|month|year)/, () => ({ days: [] })],
  [/(?:the )?weekend/, () => ({ days: [], needsLead: true })],
  [new RegExp(`(?:early|mid|late|beginning of|middle of)(?: -)? ${month}`), () => ({ days: [] })],
  [new RegExp(month), () => ({ days: [], needsLead: true })],
  [/(?:下 下|下|这|本)(?: 个)? (?:周|星 期|礼 拜|月)(?: [底末初中])?|周 末|月 [初中]/, () => ({ days: [] })],
];
const longest = 9;

/** The day that begins at a piece of a line, by the longest way to write it. */
export function readDayAt(tokens: readonly Token[], at: number, today: Day): DayMatch | undefined {
  const text = writeWords(tokens, at, longest);
  let best: DayMatch | undefined;
  for (const [words, find] of anchored) {
    const groups = words.exec(text);
    const next = at + countPieces(groups?.[0]);
    if (groups && next > (best?.next ?? 0)) best = { ...find(groups, today), next };
  }
  return best;
}

const anchored = rules.map(([words, find]) => [new RegExp(`^(?:${words.source})(?![^ ])`), find] as const);

function certain(day: Day | undefined): Found {
  return { days: day === undefined ? [] : [day] };
}

function writeDay(ownYear: number, ownMonth: number, day: number): Day | undefined {
  const text = `${ownYear}-${String(ownMonth).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
  return isDay(text) ? text : undefined;
}

export function addDays(day: Day, count: number): Day {
  return fromDayNumber((toDayNumber(day) ?? 0) + count);
}

/** So far ahead nobody names a day without its year: it is rather one that is over. */
const farthest = 300;

/** A day of a month that is to come, or of the year that is named. */
function findDate(monthName = "", day = "", ownYear = "", today: Day): Found {
  const own = /\d/.test(monthName) ? Number(monthName) : months.indexOf(monthName.slice(0, 3)) + 1;
  if (ownYear) return certain(writeDay(Number(ownYear), own, Number(day)));
  const now = Number(today.slice(0, 4));
  const [before, next] = [now, now + 1].map((one) => writeDay(one, own, Number(day)));
  if (before === undefined || before >= today) return certain(before);
  return certain(next && next < addDays(today, farthest) ? next : before);
}

function findFeast(day: string, today: Day): Found {
  const [ownMonth, own] = day.split("-");
  return findDate(ownMonth, own, "", today);
}

/** A day and a month in digits: the day first where there are points between, else as one of them allows, else either. */
function findNumeric(a: string, b: string, sign = "", ownYear = "", today: Day = "0000-01-01"): Found {
  const readings = sign === "." ? [[a, b]] : [[a, b], ...(a === b ? [] : [[b, a]])];
  return {
    days: readings.flatMap(([day = "", ownMonth = ""]) =>
      Number(ownMonth) > 12 ? [] : findDate(ownMonth, day, ownYear, today).days,
    ),
  };
}

function findDayOfMonth(day: number, today: Day): Found {
  const [ownYear = 0, ownMonth = 0] = today.split("-").map(Number);
  const own = writeDay(ownYear, ownMonth, day);
  return certain(own && own >= today ? own : writeDay(ownYear + Math.floor(ownMonth / 12), (ownMonth % 12) + 1, day));
}

/** How many days from a Monday on a day of the week is. */
function countFromMonday(own: number): number {
  return (own + 6) % 7;
}

/** The Monday of a day's week, as a number. */
function findMonday(today: Day): number {
  const now = toDayNumber(today) ?? 0;
  return now - countFromMonday(getWeekday(now));
}

/** `Friday` is the next one; `next Friday` may be that of the next week. */
function findWeekday(which = "", own: number, short: boolean, today: Day): Found {
  const now = toDayNumber(today) ?? 0;
  const coming = now + ((own - getWeekday(now) + 6) % 7) + 1;
  const ofNextWeek = findMonday(today) + 7 + countFromMonday(own);
  const days = which === "next" ? [...new Set([coming, ofNextWeek])] : [coming];
  // sun and sat are words of their own
  return { days: days.map(fromDayNumber), ...(short && { needsLead: true }) };
}

/** 下周五 is the Friday of the next week, which begins on a Monday; 周五 is that of this week or, where it is over, the next. */
function findWeekdayOfWeek(which = "", at: number, today: Day): Found {
  const own = findMonday(today) + at + 7 * (which.split("下").length - 1);
  const now = toDayNumber(today) ?? 0;
  return certain(fromDayNumber(which === "" && own <= now ? own + 7 : own));
}

function findEnd(what: string, today: Day): Found {
  const [ownYear = 0, ownMonth = 0] = today.split("-").map(Number);
  if (what === "year") return certain(writeDay(ownYear, 12, 31));
  const own = what === "month" ? ownMonth : months.indexOf(what.slice(0, 3)) + 1;
  const last = [31, 30, 29, 28].find((day) => writeDay(ownYear + (own < ownMonth ? 1 : 0), own, day));
  return certain(writeDay(ownYear + (own < ownMonth ? 1 : 0), own, last ?? 0));
}

/** A number in digits or in numerals, its pieces one space apart, in digits. */
function readNumeral(text: string): string {
  return String(readNumberAt(splitLine(text.replaceAll(" ", "")), 0)?.amount ?? "");
}
