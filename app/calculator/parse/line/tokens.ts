import { readAmount } from "../amount.ts";
import { normalizeText } from "#app/platform/digits.ts";

/**
 * A piece of a line: a number, a word, one character of a script without spaces, or a sign. `aside`: words that were read
 * before all others, as one piece that no number or place is read across.
 */
export type Token = {
  kind: "number" | "word" | "character" | "sign" | "aside";
  /** In lower case. */
  text: string;
  /** As it was typed, but for its digits. */
  typed: string;
  /** Where it stands in the line as it was typed. */
  start: number;
  end: number;
  /** Whether a space, or the start of the line, is before it. */
  spaced: boolean;
};

/** Pieces of a line that stand beside each other. */
export type Run = { from: number; next: number };

const scripts = ["Han", "Hiragana", "Katakana", "Hangul", "Thai", "Lao", "Khmer", "Myanmar"]
  .map((script) => `\\p{Script=${script}}`)
  .join("");
// of the words with points in them `G.W.` stands beside numbers, and is no gram
const pattern = new RegExp(
  `(?<number>\\d+(?:[.,']\\d+)*|(?<![\\d\\p{L}])[.,]\\d+)|(?<character>[${scripts}ー])|(?<word>(?<!\\p{L})[GgNn]\\.[Ww]\\b\\.?|(?:(?![${scripts}])[\\p{L}\\p{M}])+)|(?<sign>[^\\s])`,
  "gu",
);

/** The pieces of a line, in their order. */
export function splitLine(typed: string): Token[] {
  // behind a size or before a count a Chinese comma parts two numbers: `30x20x10，2箱`
  const { text, at } = normalizeText(typed.replace(/(?<=[x×*]\s?\d+)，(?=\d)|，(?=\d+\s?[箱件个包袋盒托])/g, "；"));
  const tokens: Token[] = [];
  let after = 0;
  for (const { 0: own, index, groups = {} } of text.matchAll(pattern)) {
    const kind = groups["number"] ? "number" : groups["character"] ? "character" : groups["word"] ? "word" : "sign";
    const span = { start: at[index] ?? 0, end: at[index + own.length] ?? typed.length };
    tokens.push({ kind, text: own.toLowerCase(), typed: own, ...span, spaced: index === 0 || index > after });
    after = index + own.length;
  }
  return tokens.flatMap(splitGluedTimes).flatMap(splitList);
}

/** `40cmx30cm`: the sign for times is glued to a unit, and one that stands for it is a sign of its own. */
function splitGluedTimes(token: Token, index: number, all: readonly Token[]): Token[] {
  if (token.kind !== "word" || !token.text.endsWith("x")) return [token];
  const next = all[index + 1];
  if (next?.kind !== "number") return [token];
  if (token.text === "x") return [{ ...token, kind: "sign" }];
  if (!/^(?:mm|cm|m|in|inch|inches|ft|h[cq]|gp|d[cv]|rf)x$/.test(token.text)) return [token];
  const middle = token.end - 1;
  return [
    { ...token, text: token.text.slice(0, -1), typed: token.typed.slice(0, -1), end: middle },
    { ...token, kind: "sign", text: "x", typed: "x", start: middle, spaced: false },
  ];
}

/** `40,30,20` and `40.30.20` are no number but three, and `1'4` is a foot and four inches. */
function splitList(token: Token): Token[] {
  if (token.kind !== "number" || readAmount(token.text) !== undefined) return [token];
  const mark = /[.,']/.exec(token.text)?.[0] ?? "";
  const parts = mark ? token.text.split(mark) : [];
  if (parts.length < (mark === "'" ? 2 : 3) || !parts.every((part) => /^\d+$/.test(part))) return [token];
  let start = token.start;
  return parts.flatMap((part, at): Token[] => {
    const end = at < parts.length - 1 ? start + part.length : token.end;
    const number: Token = { ...token, text: part, typed: part, start, end, spaced: at === 0 && token.spaced };
    start = end + 1;
    const sign: Token = { ...token, kind: "sign", text: mark, typed: mark, start: end, end: start, spaced: false };
    return at < parts.length - 1 ? [number, sign] : [number];
  });
}

/** Which pieces of a line are understood already. */
export function use(used: boolean[], from: number, next: number): void {
  used.fill(true, from, next);
}

/** Whether one of several pieces is. */
export function isTaken(used: readonly boolean[], { from, next }: Run): boolean {
  return used.slice(from, next).some(Boolean);
}

/** Pieces of a line in lower case, one space apart, for patterns of whole expressions. */
export function writeWords(tokens: readonly Token[], at: number, most: number): string {
  return tokens
    .slice(at, at + most)
    .map(({ text }) => text)
    .join(" ");
}

/** How many pieces an expression is made of that `writeWords` has written; none of nothing. */
export function countPieces(words = ""): number {
  return words.split(" ").filter(Boolean).length;
}

/** The word at a piece of a line, or in a script without spaces so many characters, which may be one. */
export function joinCharacters(tokens: readonly Token[], at: number, most: number): string {
  return tokens
    .slice(at, tokens[at]?.kind === "character" ? at + most : at + 1)
    .map(({ text }) => text)
    .join("");
}

/** Pieces of a line as they were typed. */
export function writeTyped(tokens: readonly Token[], from: number, next: number): string {
  return tokens
    .slice(from, next)
    .map(({ typed, spaced }, at) => (spaced && at > 0 ? ` ${typed}` : typed))
    .join("");
}
