import { parseAmbiguousNumber, readAmount } from "../amount.ts";
import { isUnitOrPiece } from "./counts.ts";
import { readNumberAt } from "./numbers.ts";
import { countPieces, type Token, writeWords } from "./tokens.ts";

const codes = new Set(
  "usd eur gbp cny jpy cad aud nzd hkd sgd chf sek nok dkk pln czk huf ron mxn brl inr krw thb myr php aed sar ils".split(
    " ",
  ),
);
/** Currencies, or signs that several share, by how a line writes them, its pieces one space apart. */
type Names = Readonly<Record<string, RegExp>>;
const names: Names = {
  EUR: /^(?:€|euros?)(?![^ ])/,
  GBP: /^£(?![^ ])/,
  USD: /^(?:us \$|us dollars?)(?![^ ])/,
  CAD: /^ca? \$(?![^ ])/,
  AUD: /^au? \$(?![^ ])/,
  HKD: /^hk \$(?![^ ])/,
  CNY: /^(?:cn [¥￥]|rmb|yuan|renminbi|人 民 币)(?![^ ])/,
  JPY: /^(?:jp [¥￥]|yen)(?![^ ])/,
  $: /^(?:\$|dollars?|bucks)(?![^ ])/,
  "¥": /^[¥￥](?![^ ])/,
};
/** Those that stand behind an amount alone: 刀 and 块 are goods and pieces elsewhere. */
const namesBehind: Names = {
  EUR: /^欧(?: 元)?(?![^ ])/,
  GBP: /^英 镑(?![^ ])/,
  USD: /^美 [元金刀](?![^ ])/,
  CAD: /^加 [元币](?![^ ])/,
  AUD: /^澳 [元币](?![^ ])/,
  HKD: /^港 [元币](?![^ ])/,
  JPY: /^日 元(?![^ ])/,
  CNY: /^(?:人 民 币|元|块 钱)(?![^ ])/,
};
/** A pound is a weight as long as nothing says that it is money. */
const namesOfWorth: Names = { GBP: /^(?:pounds?|quid)(?![^ ])/ };
/** The currency that stands at a piece of a line, as one of the tables names it. */
function findCurrency(
  tokens: readonly Token[],
  at: number,
  ...known: readonly Names[]
): { currency: string; next: number } | undefined {
  const code = tokens[at]?.kind === "word" ? (tokens[at]?.text ?? "") : "";
  if (codes.has(code)) return { currency: code.toUpperCase(), next: at + 1 };
  for (const [currency, words] of known.flatMap((own) => Object.entries(own))) {
    const length = measurePattern(words, tokens, at);
    // in `to CA $40` the letters are a country
    const isApart = /^[$¥￥]$/.test(tokens[at + 1]?.text ?? "") && tokens[at + 1]?.spaced;
    if (length > 0 && !(length > 1 && isApart)) return { currency, next: at + length };
  }
  return undefined;
}

/** How many pieces of a line a pattern takes from `at` on. */
function measurePattern(words: RegExp, tokens: readonly Token[], at: number): number {
  return countPieces(words.exec(writeWords(tokens, at, 6))?.[0]);
}

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
  // `CAD 0.5 kg` names the currency of a price
  if (before && led + limit === 0 && isUnitOrPiece(tokens, number.next)) return undefined;
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

/** Currencies as they are named without an amount, by all codes that a name may mean. */
const namesAlone: readonly (readonly [currencies: readonly string[], words: RegExp])[] = [
  [["CAD"], /^(?:canadian dollars?|加 (?:元|币)|加 拿 大 元)(?![^ ])/],
  [["AUD"], /^(?:australian dollars?|aussie dollars?|澳 (?:元|币))(?![^ ])/],
  [["NZD"], /^(?:new zealand dollars?|kiwi dollars?|[纽新] 西 兰 元|纽 (?:元|币))(?![^ ])/],
  [["HKD"], /^(?:hong kong dollars?|港 (?:元|币|纸))(?![^ ])/],
  [["SGD"], /^(?:singapore dollars?|新 加 坡 元|新 币)(?![^ ])/],
  [["USD"], /^(?:(?:us|u \. s \.|american) dollars?|us \$|美 (?:元|金))(?![^ ])/],
  [["GBP"], /^(?:british pounds?|pounds? sterling|sterling|英 镑)(?![^ ])/],
  [["EUR"], /^(?:euros|欧 元)(?![^ ])/],
  [["JPY"], /^(?:(?:japanese )?yen|日 (?:元|圆|币))(?![^ ])/],
  [["CNY"], /^(?:(?:chinese )?(?:yuan|renminbi|rmb)|人 民 币)(?![^ ])/],
  [["CHF"], /^(?:swiss francs?|瑞 士 法 郎|瑞 郎)(?![^ ])/],
  [["KRW"], /^(?:korean won|韩 (?:元|币))(?![^ ])/],
];
/** Names that are something else where nothing says that they are a currency: a euro pallet, two dollars. */
const namesLed: typeof namesAlone = [
  [["EUR"], /^(?:euro|€)(?![^ ])/],
  [["GBP"], /^£(?![^ ])/],
  [["USD", "CAD", "AUD", "NZD", "HKD", "SGD"], /^(?:dollars?|\$)(?![^ ])/],
];
const currencyLead =
  /^(?:(?:(?:the )?(?:prices?|quotes?|quotations?|rates?|costs?) |(?:priced|quoted|shown?|pay|paid|billed|converted) )?(?:in|into)|currency(?: :| is| in)?|(?:请 )?(?:[用以按报]|折 合?|换 成|换 算 成?|折 算 成?)(?: 成)?)(?![^ ])/;
const currencyTail =
  /^(?:(?:prices?|quotes?|quotation|please)|(?:来 |进 行 )?(?:报 价|计 价|结 算|计 算|支 付|付 款|显 示|价 格|价|计|算))(?![^ ])/;

/** The currency in which somebody wants the prices, by all codes that it may mean: `in Canadian dollars`, `日元报价`. */
export function readPriceCurrencyAt(
  tokens: readonly Token[],
  at: number,
): { currencies: readonly string[]; next: number } | undefined {
  const from = at + measurePattern(currencyLead, tokens, at);
  const isLed = from > at;
  const code = tokens[from];
  const named = [...namesAlone, ...(isLed ? namesLed : [])].find(
    ([, words]) => measurePattern(words, tokens, from) > 0,
  );
  // `php books` and `cad` are goods elsewhere
  const isCode = code?.kind === "word" && codes.has(code.text);
  const isSure = isLed || code?.typed === code?.text.toUpperCase() || tokens[from + 1] === undefined;
  if (!named && !(isCode && isSure)) return undefined;
  const end = named ? from + measurePattern(named[1], tokens, from) : from + 1;
  const next = end + measurePattern(currencyTail, tokens, end);
  const number = readNumberAt(tokens, next);
  // an amount in front of which it stands
  if (number && next === end && !isUnitOrPiece(tokens, number.next) && tokens[next]?.kind === "number")
    return undefined;
  return { currencies: named?.[0] ?? [code?.text.toUpperCase() ?? ""], next };
}
