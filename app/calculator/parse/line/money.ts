import { parseAmbiguousNumber, readAmount } from "../amount.ts";
import { findCurrency, measurePattern, names, namesBehind, namesOfWorth } from "./currencies.ts";
import { isUnitOrPiece } from "./counts.ts";
import { readNumberAt } from "./numbers.ts";
import type { Token } from "./tokens.ts";

/** What goods are worth. `currency`: a code, or a sign that several share. */
export type Value = { amount: number; currency: string };
/** Words about money. Without `value` they say nothing certain of what the goods are worth. */
export type MoneyMatch = { value?: Value; next: number };

const isWorth =
  /^(?:(?:(?:is |are )?(?:worth|valued at)|(?:(?:declared|goods|total|customs|invoice) )?value(?: of(?: the)? goods)?(?: is| of)?|(?:申 报 )?(?:货 值|价 值|货 物 价 值|申 报 价|值))(?: (?:about|around|approx(?: \.)?|大 约|大 概|约|为|是|共))?(?: [:=：])?)(?![^ ])/;
/** What makes a limit or a share of an amount. */
const limits =
  /^(?:under|over|below|above|max|maximum|min|budget|up to|less than|more than|不 超 过|不 到|超 过|预 算|最 多|每 [件个箱]|单 价|约 每 [件个])(?: of| :)?(?![^ ])/;
const limitsBehind =
  /^(?:each|per [a-z]+|apiece|a piece|\/ [^ ]+|(?:一|每) [件个箱]|max|or less|or more|以 [上下内]|- \d+)(?![^ ])/;

/** The words about money that begin at a piece of a line: `worth 60 euros`, `€40`, `货值60欧元`. */
export function readMoneyAt(tokens: readonly Token[], at: number): MoneyMatch | undefined {
  const led = measurePattern(isWorth, tokens, at);
  const limit = measurePattern(limits, tokens, at + led);
  const ahead = at + led + limit + (led + limit === 0 ? 0 : measurePattern(isWorth, tokens, at + led + limit));
  // `-40 EUR`
  const minus = tokens[ahead]?.text === "-" && tokens[ahead + 1]?.spaced === false ? 1 : 0;
  const before = findCurrency(tokens, ahead + minus, names);
  const from = before?.next ?? ahead + minus;
  const number = tokens[from]?.kind === "number" || led > 0 ? readNumberAt(tokens, from) : undefined;
  if (!number) return undefined;
  const named = findCurrency(tokens, number.next, names, namesBehind, led > 0 ? namesOfWorth : {});
  const currency = before?.currency ?? named?.currency;
  // `value 60` does not say of what
  if (currency === undefined) return led > 0 && !isUnitOrPiece(tokens, number.next) ? { next: number.next } : undefined;
  const end = named?.next ?? number.next;
  const shared = measurePattern(limitsBehind, tokens, end);
  const amount = number.text === undefined ? number.amount : readMoneyText(number.text);
  if (amount === undefined || amount <= 0 || limit + minus + shared > 0) return { next: end + shared };
  return { value: { amount, currency }, next: end };
}

/** Money has no three decimals: `1,200` is twelve hundred. */
function readMoneyText(text: string): number | undefined {
  return parseAmbiguousNumber(text)?.thousands ?? readAmount(text);
}
