import type { Day } from "#rating/card.ts";
import { isHan } from "#rating/goods/split-words.ts";
import { type Load, readLoadAt } from "./freight-words.ts";
import { readMoneyAt, readPriceCurrencyAt, type Value } from "./money.ts";
import type { GoodsFound, Part, Problem, Reading, Span } from "./reading.ts";
import { countPieces, type Token, writeWords, writeTyped } from "./tokens.ts";
import { addDays, readDayAt } from "./days.ts";
import { isUnitOrPiece } from "./counts.ts";
import { findWarehouses } from "./warehouses.ts";
import { joinContainers } from "./join-containers.ts";
import { readNumberAt } from "./numbers.ts";

/**
 * What a line says besides its place and its parcel. `plain`: goods that are nothing but plain ones, `no battery`;
 * `load` without one: what another has said; `unclear`: words of these kinds that say nothing certain.
 */
export type Aside =
  | { kind: "by"; by: Day }
  | { kind: "value"; value: Value }
  | { kind: "sort"; sort: "price" | "time" }
  | { kind: "currency"; currencies: readonly string[] }
  | { kind: "plain" }
  | { kind: "warehouse"; isCode: boolean }
  | { kind: "load"; load?: Load | undefined }
  | { kind: "day" | "past"; proposals: readonly string[] }
  | { kind: "unclear" };
export type AsideAt = Aside & { at: number };

/** In which order somebody wants the prices. */
const orders: readonly (readonly [sort: "price" | "time", words: RegExp])[] = [
  ["price", /^(?:(?:the )?(?:cheapest|lowest price)|最 便 宜)(?![^ ])/],
  [
    "time",
    /^(?:(?:the )?(?:fastest|quickest)|(?:by )?express|urgent|urgently|asap|as (?:soon|fast|quickly) as possible|very urgent|尽 快|加 急|很 急|急 件|急|最 快)(?![^ ])/,
  ],
];

/** Goods without what costs extra or may not travel, and plain goods by their name. */
const plain =
  /^(?:(?:no|non|without|w \/ o)(?: -)? (?:lithium |any )?(?:batter(?:y|ies)|magnets?|liquids?|electronics)|(?:不 带|不 含|没 有|不|无|没|非) (?:锂 )?(?:电 池|带 电|电|带 磁|磁|液 体|粉 末)|普 货|普 通 货 物|general (?:goods|cargo))(?![^ ])/;

/**
 * The pieces of a line with each expression about a day, money or an order as one piece, so that none of its words and
 * numbers is taken for a weight or a place; and what those say. Of two alike the second is unclear.
 */
export function takeAsides(typed: readonly Token[], today: Day): { tokens: Token[]; asides: AsideAt[] } {
  const tokens: Token[] = [];
  const asides: AsideAt[] = [];
  const joined = joinContainers(typed);
  const warehouses = findWarehouses(typed);
  for (let at = 0; at < typed.length; ) {
    const containers = joined.find(({ from }) => from === at);
    const warehouse = warehouses.find(({ from }) => from === at);
    const found = containers
      ? { aside: { kind: "load" as const, load: containers.load }, next: containers.next }
      : warehouse
        ? { aside: { kind: "warehouse" as const, isCode: warehouse.isCode }, next: warehouse.next }
        : readAsideAt(typed, at, today);
    const [first, last] = [typed[at], found && typed[found.next - 1]];
    if (!first) break;
    if (found && last) {
      const again = asides.some(({ kind }) => kind === found.aside.kind && /^(?:by|value|currency)$/.test(kind));
      asides.push({ ...(again ? { kind: "unclear" } : found.aside), at: tokens.length });
      tokens.push({ ...first, kind: "aside", text: "", end: last.end });
    } else tokens.push(first);
    at = found?.next ?? at + 1;
  }
  return { tokens, asides };
}

function readAsideAt(tokens: readonly Token[], at: number, today: Day): { aside: Aside; next: number } | undefined {
  const money = readMoneyAt(tokens, at);
  if (money) {
    const { value, next } = money;
    return { aside: value ? { kind: "value", value } : { kind: "unclear" }, next };
  }
  const shown = readPriceCurrencyAt(tokens, at);
  if (shown) return { aside: { kind: "currency", currencies: shown.currencies }, next: shown.next };
  const deadline = readDeadlineAt(tokens, at, today);
  if (deadline) return { aside: deadline, next: deadline.next };
  const load = readLoadAt(tokens, at);
  if (load) return { aside: { kind: "load", load: load.load }, next: load.next };
  const ahead = writeWords(tokens, at, 5);
  const [own] = plain.exec(ahead) ?? [];
  if (own) return { aside: { kind: "plain" }, next: at + countPieces(own) };
  for (const [sort, words] of orders) {
    const [order] = words.exec(ahead) ?? [];
    if (order) return { aside: { kind: "sort", sort }, next: at + countPieces(order) };
  }
  return undefined;
}

/** What asides make of a reading. In freight nothing hangs on them; plain goods are not beside others. */
export function judgeAsides(
  asides: readonly AsideAt[],
  rest: {
    isFreight: boolean;
    goods: readonly { goods: GoodsFound }[];
    span: (from: number, next: number) => Span;
    /** Those that prices can be shown in. */
    currencies: readonly string[];
    /** Whether it has the postcode, which a warehouse says only to those who know it. */
    hasPostcode: boolean;
  },
) {
  const parts: Part[] = [];
  const problems: Problem[] = [];
  const fields: Pick<Reading, "by" | "value" | "sort" | "plain" | "currency"> = {};
  const contradicts = rest.goods.some(({ goods }) => goods.kind !== "general");
  for (const aside of asides) {
    const span = rest.span(aside.at, aside.at + 1);
    if (aside.kind === "load") continue;
    if (aside.kind === "warehouse") {
      if (aside.isCode && !rest.hasPostcode) problems.push({ kind: "warehouse", proposals: [], span });
      else parts.push({ kind: "street", span });
      continue;
    }
    if (aside.kind === "day" || aside.kind === "past")
      problems.push({ kind: aside.kind, proposals: aside.proposals, span });
    else if (
      aside.kind === "unclear" ||
      rest.isFreight ||
      (aside.kind === "sort" && (fields.sort ?? aside.sort) !== aside.sort) ||
      (aside.kind === "plain" && contradicts)
    )
      problems.push({ kind: "unknown", span, proposals: [] });
    else if (aside.kind === "by") {
      fields.by = aside.by;
      parts.push({ kind: "by", by: aside.by, span });
    } else if (aside.kind === "currency") {
      const [currency, ...others] = aside.currencies.filter((own) => rest.currencies.includes(own));
      if (currency === undefined || others.length > 0) {
        const proposals = currency === undefined ? [] : [currency, ...others];
        problems.push({ kind: "unknown", span, proposals });
      } else {
        fields.currency = currency;
        parts.push({ kind: "currency", currency, span });
      }
    } else if (aside.kind === "value") {
      fields.value = aside.value;
      parts.push({ kind: "value", value: aside.value, span });
    } else if (aside.kind === "sort") {
      fields.sort = aside.sort;
      parts.push({ kind: "sort", sort: aside.sort, span });
    } else {
      fields.plain = true;
      parts.push({ kind: "plain", span });
    }
  }
  return { parts, problems, fields };
}

/**
 * Words about the day by which a parcel must be there. `day`: they name one that may be another, or no deadline; `unclear`:
 * they name none.
 */
type DeadlineMatch = Extract<Aside, { kind: "by" | "past" | "day" | "unclear" }> & { next: number };

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
const within = new RegExp(`^(?:(?:${arrive} )?(?:(?:with)?in|innerhalb von)|必 须|务 必|一 定(?: 要)?)(?![^ ])`);
/** In Chinese days are also a span without a word for it: 三天到. Not 三日到, which may be the third, and not 三天到五天. */
const withinBehind =
  /^(?:(天|日|周|个 星 期|个 礼 拜)(?: 之| 以)? 内(?: (?:送 到|送 达|到 货|到 达|到))?|(天|周|个 星 期|个 礼 拜) (?:必 达|必 到|送 达|到 货|到 达|(?:送 )?到(?! [^ ]+ [天周])))(?![^ ])/;

/** The words about a deadline that begin at a piece of a line. */
function readDeadlineAt(tokens: readonly Token[], at: number, today: Day): DeadlineMatch | undefined {
  const spelt = writeWords(tokens, at, 7);
  const [led, strict] = lead.exec(spelt) ?? [];
  const start = at + countPieces(led);
  const span = readSpan(tokens, at, today);
  if (span) return judge(tokens, [span.day], span.next, today);
  const found = readDayAt(tokens, start, today);
  // `may 2 kg` is no day
  if (!found || isMeasured(tokens, found.next)) return undefined;
  const [tail, handover] = behind.exec(writeWords(tokens, found.next, 8)) ?? [];
  const next = found.next + countPieces(tail);
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
  const [words] = within.exec(writeWords(tokens, at, 7)) ?? [];
  const led = at + countPieces(words);
  const number = readNumberAt(tokens, led) ?? (tokens[led]?.text === "a" ? { amount: 1, next: led + 1 } : undefined);
  if (number?.amount === undefined || !Number.isInteger(number.amount) || number.amount > 200) return undefined;
  const [inChinese, before, unit = before] = withinBehind.exec(writeWords(tokens, number.next, 7)) ?? [];
  if (inChinese) {
    const days = number.amount * (unit === "天" || unit === "日" ? 1 : 7);
    return { day: addDays(today, days), next: number.next + countPieces(inChinese) };
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
  const inChinese = isHan(writeTyped(tokens, 0, tokens.length));
  return days
    .filter((day) => day > today)
    .map((day) => {
      const [year = 0, month = 0, own = 0] = day.split("-").map(Number);
      return inChinese ? `${year}年${month}月${own}日前到` : `by ${own} ${english[month - 1]} ${year}`;
    });
}
