import type { Day } from "#rating/card.ts";
import { readDeadlineAt } from "./deadlines.ts";
import { measureContainer } from "./freight-words.ts";
import { readMoneyAt, type Value } from "./money.ts";
import type { GoodsFound, Part, Problem, Reading, Span } from "./reading.ts";
import { type Token, writeWords } from "./tokens.ts";

/**
 * What a line says besides its place and its parcel. `plain`: goods that are nothing but plain ones, `no battery`;
 * `unclear`: words of these kinds that say nothing certain.
 */
export type Aside =
  | { kind: "by"; by: Day }
  | { kind: "value"; value: Value }
  | { kind: "sort"; sort: "price" | "time" }
  | { kind: "plain" }
  | { kind: "container" }
  | { kind: "day"; proposals: readonly string[] }
  | { kind: "past"; proposals: readonly string[] }
  | { kind: "unclear" };
export type AsideAt = Aside & { at: number };

/** In which order somebody wants the prices. */
const orders: readonly (readonly [sort: "price" | "time", words: RegExp])[] = [
  ["price", /^(?:(?:the )?(?:cheapest|lowest price)|最 便 宜)(?![^ ])/],
  [
    "time",
    /^(?:(?:the )?(?:fastest|quickest)|urgent|urgently|asap|as (?:soon|fast|quickly) as possible|very urgent|尽 快|加 急|很 急|急 件|急|最 快)(?![^ ])/,
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
  for (let at = 0; at < typed.length; ) {
    const found = readAsideAt(typed, at, today);
    const [first, last] = [typed[at], found && typed[found.next - 1]];
    if (!first) break;
    if (found && last) {
      const again = asides.some(({ kind }) => kind === found.aside.kind && (kind === "by" || kind === "value"));
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
  const deadline = readDeadlineAt(tokens, at, today);
  if (deadline) return { aside: deadline, next: deadline.next };
  const container = measureContainer(tokens, at);
  if (container > 0) return { aside: { kind: "container" }, next: at + container };
  const ahead = writeWords(tokens, at, 5);
  const [own] = plain.exec(ahead) ?? [];
  if (own) return { aside: { kind: "plain" }, next: at + own.split(" ").length };
  for (const [sort, words] of orders) {
    const [order] = words.exec(ahead) ?? [];
    if (order) return { aside: { kind: "sort", sort }, next: at + order.split(" ").length };
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
  },
) {
  const parts: Part[] = [];
  const problems: Problem[] = [];
  const fields: Pick<Reading, "by" | "value" | "sort" | "plain"> = {};
  const contradicts = rest.goods.some(({ goods }) => goods.kind !== "general");
  for (const aside of asides) {
    const span = rest.span(aside.at, aside.at + 1);
    if (aside.kind === "container") continue;
    if (aside.kind === "day" || aside.kind === "past")
      problems.push({ kind: aside.kind, proposals: aside.proposals, span });
    else if (aside.kind === "unclear" || rest.isFreight || (aside.kind === "plain" && contradicts))
      problems.push({ kind: "unknown", span, proposals: [] });
    else if (aside.kind === "by") {
      fields.by = aside.by;
      parts.push({ kind: "by", by: aside.by, span });
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
