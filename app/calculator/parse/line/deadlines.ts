import type { Day } from "#rating/card.ts";
import { addDays, readDayAt } from "./days.ts";
import { isUnitOrPiece } from "./counts.ts";
import { readNumberAt } from "./numbers.ts";
import { type Token, writeTyped, writeWords } from "./tokens.ts";

/**
 * Words about the day by which a parcel must be there. `day`: they name one that may be another, or no deadline; `unclear`:
 * they name none.
 */
export type DeadlineMatch = { next: number } & (
  | { kind: "by"; by: Day }
  | { kind: "past"; proposals: readonly string[] }
  | { kind: "day"; proposals: readonly string[] }
  | { kind: "unclear" }
);

const arrive =
  "(?:(?:must|should|has to|have to|need to|needs to|to) )?(?:be )?(?:arriv(?:e|es|ed|ing)|delivered|delivery|deliver|received|needed|need it|there|due)";
const before =
  "(?:(before|vor|avant|ahead of)|by|until|till|no later than|not later than|latest(?: by)?|bis|deadline(?: :)?|due)";
/** What says before a day that it is a last one. First group: the day itself is too late. */
const lead = new RegExp(
  `^(?:(?:(?:${arrive} )?${before}|${arrive}(?: on)?)(?: the)?|(?:赶 )?在|最 [晚迟]|截 止)(?: 于)?(?![^ ])`,
);
/** What says it behind the day. In the group: it is about handing over, for which this is no field. */
const behind =
  /^(?:(?:之 |以 )?前(?: (寄 出|发 出|发 货|出 货|交 货|交 仓|寄(?! 到)|发(?! 到))|(?: 能| 要)? (?:送 到|送 达|运 到|寄 到|发 到|到 达|到 货|收 到|到|送))?|(?:送 到|送 达|运 到|到 达|到 货|收 到|到)(?= [^\p{L}]|$)|(?:at the )?latest|or (?:earlier|sooner|before))(?![^ ])/u;
const within = /^(?:(?:with)?in|innerhalb von)(?![^ ])/;
const withinBehind = /^(天|日|周|个 星 期|个 礼 拜)(?: 之| 以)? 内(?: (?:送 到|送 达|到 货|到 达|到))?(?![^ ])/;

/** The words about a deadline that begin at a piece of a line. */
export function readDeadlineAt(tokens: readonly Token[], at: number, today: Day): DeadlineMatch | undefined {
  const spelt = writeWords(tokens, at, 7);
  const [led, strict] = lead.exec(spelt) ?? [];
  const start = at + (led?.split(" ").length ?? 0);
  const span = readSpan(tokens, at, today);
  if (span) return judge(tokens, [span.day], span.next, today);
  const found = readDayAt(tokens, start, today);
  // `may 2 kg` is no day
  if (!found || isMeasured(tokens, found.next)) return undefined;
  const [tail, handover] = behind.exec(writeWords(tokens, found.next, 8)) ?? [];
  const next = found.next + (tail?.split(" ").length ?? 0);
  if (led === undefined && tail === undefined) {
    if (found.needsLead) return undefined;
    if (found.days.length === 0) return { kind: "unclear", next };
    return { kind: "day", proposals: writeDeadlines(tokens, found.days, today), next };
  }
  if (handover) return { kind: "unclear", next };
  // in Chinese a day counts to what is before it, a feast does not
  const isBefore = strict !== undefined || (found.feast === true && tail?.includes("前") === true) || isFeastBy(found);
  return judge(
    tokens,
    found.days.map((day) => (isBefore ? addDays(day, -1) : day)),
    next,
    today,
  );
}

/** By Christmas is before it: nothing is delivered on the day. */
function isFeastBy({ feast, days }: { feast?: boolean; days: readonly Day[] }): boolean {
  return feast === true && days.some((day) => /12-25$|01-01$/.test(day));
}

function judge(tokens: readonly Token[], days: readonly Day[], next: number, today: Day): DeadlineMatch {
  const [day, other] = days;
  if (day === undefined) return { kind: "unclear", next };
  if (other !== undefined) return { kind: "day", proposals: writeDeadlines(tokens, days, today), next };
  return day <= today ? { kind: "past", proposals: [], next } : { kind: "by", by: day, next };
}

/** `within 10 days`, `in 2 weeks`, `10天内`. */
function readSpan(tokens: readonly Token[], at: number, today: Day): { day: Day; next: number } | undefined {
  const led = within.test(writeWords(tokens, at, 2)) ? at + (tokens[at]?.text === "innerhalb" ? 2 : 1) : at;
  const number = readNumberAt(tokens, led);
  if (number?.amount === undefined || !Number.isInteger(number.amount) || number.amount > 200) return undefined;
  const [inChinese, unit] = withinBehind.exec(writeWords(tokens, number.next, 7)) ?? [];
  if (inChinese) {
    const days = number.amount * (unit === "天" || unit === "日" ? 1 : 7);
    return { day: addDays(today, days), next: number.next + inChinese.split(" ").length };
  }
  const word = /^(?:(days?)|weeks?)$/.exec(tokens[number.next]?.text ?? "");
  if (led === at || !word) return undefined;
  return { day: addDays(today, number.amount * (word[1] ? 1 : 7)), next: number.next + 1 };
}

function isMeasured(tokens: readonly Token[], next: number): boolean {
  const isNumber = tokens[next - 1]?.kind === "number";
  return isNumber && (isUnitOrPiece(tokens, next) || /^[x*]$/.test(tokens[next]?.text ?? ""));
}

const english = "January February March April May June July August September October November December".split(" ");

/** Deadlines that are still to come as they would be typed, so that each has one meaning. */
function writeDeadlines(tokens: readonly Token[], days: readonly Day[], today: Day): string[] {
  const inChinese = /\p{Script=Han}/u.test(writeTyped(tokens, 0, tokens.length));
  return days
    .filter((day) => day > today)
    .map((day) => {
      const [year = 0, month = 0, own = 0] = day.split("-").map(Number);
      return inChinese ? `${year}年${month}月${own}日前到` : `by ${own} ${english[month - 1]} ${year}`;
    });
}
