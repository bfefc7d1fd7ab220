import { parseAmbiguousNumber, readAmount } from "../amount.ts";
import type { Token } from "./tokens.ts";

/** A number in a line. `text`: as a reader of numbers takes it, where one is written in digits. */
export type NumberMatch = { text?: string; amount: number | undefined; next: number };

const counts = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
};
const words: Readonly<Record<string, number>> = { ...counts, dozen: 12, hundred: 100, half: 0.5 };
/** What counts in a single word, as alternatives of a pattern. */
export const numberWords = Object.keys(counts).join("|");
const digits: Readonly<Record<string, number>> = {
  零: 0,
  〇: 0,
  一: 1,
  二: 2,
  两: 2,
  兩: 2,
  俩: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
};
const powers: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000, 万: 10_000 };

/** The number that begins at a token: in digits, as a fraction, in words, or in Chinese numerals. */
export function readNumberAt(tokens: readonly Token[], at: number): NumberMatch | undefined {
  const token = tokens[at];
  if (token?.kind === "number") return countMyriads(readFraction(tokens, at) ?? readGroups(tokens, at), tokens);
  if (token?.kind === "character") return readNumerals(tokens, at);
  return token?.kind === "word" ? readWords(tokens, at) : undefined;
}

/** `1.5万`: so many times ten thousand. */
function countMyriads(number: NumberMatch, tokens: readonly Token[]): NumberMatch {
  const { amount, next } = number;
  if (amount === undefined || tokens[next]?.text !== "万") return number;
  return { amount: Math.round(amount * 10_000), next: next + 1 };
}

function isSign(token: Token | undefined, text: string): boolean {
  return token?.kind === "sign" && token.text === text;
}

function readWhole(token: Token | undefined): number | undefined {
  return token?.kind === "number" && /^\d{1,3}$/.test(token.text) ? Number(token.text) : undefined;
}

/** `1/2`, `1 1/2`, `1-1/2`. */
function readFraction(tokens: readonly Token[], at: number): NumberMatch | undefined {
  const part = (from: number) => {
    const [over, under] = [readWhole(tokens[from]), readWhole(tokens[from + 2])];
    const glued = isSign(tokens[from + 1], "/") && !tokens[from + 1]?.spaced && !tokens[from + 2]?.spaced;
    const next = tokens[from + 3];
    // 40/30/20 are three sides
    const more = isSign(next, "/") && !next?.spaced;
    return glued && !more && over !== undefined && under && over < under ? over / under : undefined;
  };
  const alone = part(at);
  if (alone !== undefined) return { amount: alone, next: at + 3 };
  const whole = readWhole(tokens[at]);
  const from = isSign(tokens[at + 1], "-") ? at + 2 : at + 1;
  const rest = part(from);
  return whole !== undefined && rest !== undefined ? { amount: whole + rest, next: from + 3 } : undefined;
}

/** `1200`, `1 200`, `1'200`, `1 200.5`; behind a name the first may belong to that: `iPhone 15 200 g`. */
function readGroups(tokens: readonly Token[], at: number): NumberMatch {
  let text = tokens[at]?.text ?? "";
  let next = at + 1;
  const isNamed = tokens[at - 1]?.kind === "word" || tokens[at - 1]?.kind === "character";
  while (
    !isNamed &&
    /^[1-9]\d{0,2}(?: \d{3})*$/.test(text) &&
    tokens[next]?.kind === "number" &&
    tokens[next]?.spaced
  ) {
    const group = tokens[next]?.text ?? "";
    if (!/^\d{3}(?:[.,]\d+)?$/.test(group)) break;
    text += ` ${group}`;
    next += 1;
  }
  return { text, amount: parseAmbiguousNumber(text) ? undefined : readAmount(text), next };
}

/** `两`, `十二`, `三百五`, `半`, `一点五`. */
function readNumerals(tokens: readonly Token[], at: number): NumberMatch | undefined {
  let [sum, digit, last, next] = [0, 0, 1, at];
  const isCharacter = (index: number) => tokens[index]?.kind === "character";
  for (; isCharacter(next); next += 1) {
    const { text = "" } = tokens[next] ?? {};
    const power = powers[text];
    // a thousand before 克 is the unit's own: 五千克 are five kilograms, which are five thousand grams
    if (power !== undefined) {
      sum += (digit || 1) * power;
      [digit, last] = [0, power];
    } else if (digits[text] === undefined || digit > 0) break;
    else digit = digits[text];
  }
  if (next === at) return tokens[at]?.text === "半" ? { amount: 0.5, next: at + 1 } : undefined;
  // 三百五 is 350
  const shown = sum > 0 && digit > 0 && last > 10 && tokens[next - 2]?.text !== "零" ? digit * (last / 10) : digit;
  const point = readDecimals(tokens, next);
  return { amount: sum + shown + point.amount, next: point.next };
}

/** `点五` behind a numeral. */
function readDecimals(tokens: readonly Token[], at: number): { amount: number; next: number } {
  if (tokens[at]?.text !== "点") return { amount: 0, next: at };
  let [decimals, next] = ["", at + 1];
  for (; digits[tokens[next]?.text ?? ""] !== undefined; next += 1) decimals += digits[tokens[next]?.text ?? ""];
  return decimals ? { amount: Number(`0.${decimals}`), next } : { amount: 0, next: at };
}

/** `two`, `half a`, `one and a half`, `two dozen`. */
function readWords(tokens: readonly Token[], at: number): NumberMatch | undefined {
  const word = (index: number) => (tokens[index]?.kind === "word" ? (tokens[index]?.text ?? "") : "");
  const article = /^an?$/;
  if (article.test(word(at))) {
    return /^(?:half|dozen|hundred)$/.test(word(at + 1)) ? readWords(tokens, at + 1) : undefined;
  }
  const amount = words[word(at)];
  if (amount === undefined) return undefined;
  if (amount === 0.5) {
    const many = word(at + 1) === "dozen" ? 6 : undefined;
    if (many) return { amount: many, next: at + 2 };
    return { amount, next: article.test(word(at + 1)) ? at + 2 : at + 1 };
  }
  const factor = word(at + 1);
  if (factor === "dozen" || factor === "hundred") return { amount: amount * (words[factor] ?? 1), next: at + 2 };
  const decimals = factor === "point" ? words[word(at + 2)] : undefined;
  if (decimals !== undefined && decimals < 10) return { amount: amount + decimals / 10, next: at + 3 };
  const half = readHalf(tokens, at + 1);
  return half ? { amount: amount + 0.5, next: half } : { amount, next: at + 1 };
}

/** `and a half`, also behind a unit. Where it ends. */
export function readHalf(tokens: readonly Token[], at: number): number | undefined {
  const [and, a, half] = [tokens[at]?.text, tokens[at + 1]?.text, tokens[at + 2]?.text];
  return and === "and" && a === "a" && half === "half" ? at + 3 : undefined;
}
