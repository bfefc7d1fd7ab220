import { countSlips } from "#rating/goods/slips.ts";
import { toPlainPath } from "#site/locales.ts";

export type PageEntry = { path: string; kind: string; title: string; text: string };

/**
 * How near a page is to a mistyped address, from 0, which is not at all, to 1: whole words of its own address and title are
 * compared, each spelt nearly alike. Letters that two words merely share are no likeness: `nothing` is not `tracking`.
 */
export function measureNearness({ path, kind, title }: PageEntry, mistyped: string): number {
  // a destination's prices have an address of the calculator, and it has a page of its own
  if (kind === "place") return 0;
  const wanted = splitIntoWords(getLastPart(mistyped));
  const own = splitIntoWords(getLastPart(path));
  if (wanted.length === 0) return 0;
  if (isSpeltNearly(wanted.join(""), own.join(""))) return 1;
  const words = [...own, ...splitIntoWords(title).filter((word) => word.length > 3)];
  const known = wanted.filter((word) => words.some((other) => isSpeltNearly(word, other)));
  // of two letters only, such as "us", nothing can be said
  if (!known.some((word) => word.length > 3) || known.length < wanted.length / 2) return 0;
  const covered = own.filter((word) => wanted.some((other) => isSpeltNearly(other, word)));
  return (2 * known.length) / (3 * wanted.length) + covered.length / (4 * Math.max(1, own.length));
}

function getLastPart(path: string): string {
  return toPlainPath(path).split(/[?#]/)[0]?.split("/").filter(Boolean).at(-1) ?? "";
}

function splitIntoWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Whether two words differ by no more than one slip in five letters, and short ones not at all. */
function isSpeltNearly(one: string, other: string): boolean {
  const most = Math.min(2, Math.floor(Math.max(one.length, other.length) / 5));
  return one === other || (Math.abs(one.length - other.length) <= most && countSlips(one, other) <= most);
}
