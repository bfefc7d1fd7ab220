import type { PlaceNames } from "#catalog/places/place-names.ts";
import { splitWords } from "#rating/goods/find-articles.ts";
import { type Article, type GoodsLaw, listCategories } from "#rating/goods/goods.ts";
import { findPlaces } from "./find-places.ts";
import { dropOrigins, type FindGoods, takeGoods } from "./goods-words.ts";
import { buildPlaceIndex, type PlaceIndex } from "./places.ts";
import type { GoodsFound, Part, Problem, Reading, Span } from "./reading.ts";
import { readNumberAt } from "./numbers.ts";
import { resolveParcel } from "./resolve-parcel.ts";
import { describePlace, resolvePlaces } from "./resolve-places.ts";
import { type Measures, scanMeasures } from "./scan-measures.ts";
import { findNearPlaces } from "./spelling.ts";
import { findTerms } from "./terms-words.ts";
import { isTaken, splitLine, type Token, use } from "./tokens.ts";
import { listUnknown } from "./fillers.ts";
import { findFreight } from "./freight-words.ts";

/** What a reader of lines knows: places, and goods by what they are called. */
export type Knowledge = { places: PlaceIndex; findGoods: FindGoods };

/** The reader of lines with what a provider's pages know. `lists`: the articles in each language, the page's first. */
export function buildLineReader(
  names: PlaceNames,
  lists: readonly (readonly Article[])[],
  law: GoodsLaw,
): (text: string) => Reading {
  const places = buildPlaceIndex(names);
  const findGoods = buildGoodsIndex(lists, (classes) => listCategories(classes, law)[0]);
  return (text) => readLine(text, { places, findGoods });
}

/** A longer text is no line about a parcel, and is not looked at. */
const longestRead = 400;
/** So many words that are not known are compared with names of places; after them nobody reads on. */
const mostCompared = 6;

/**
 * Reads a line as people type it: `power bank 0.3 kg to Norway`, `2.5 kg to Texas 40x30x20`, `充电宝 300克 发挪威`. Every word
 * of it is a part of what was understood, a problem, or one that says nothing about a shipment (`fillers.ts`).
 */
export function readLine(text: string, { places, findGoods }: Knowledge): Reading {
  if (text.length > longestRead) {
    return { text, parts: [], problems: [{ kind: "long", span: [0, text.length], proposals: [] }], imperial: false };
  }
  const tokens = splitLine(text);
  const span = (from: number, next: number): Span => [tokens[from]?.start ?? 0, tokens[next - 1]?.end ?? text.length];
  const scanned = scanMeasures(tokens);
  const used = markUsed(tokens, scanned);
  // GP is Guadeloupe, too
  const freight = findFreight(tokens, used, scanned.counts);
  if (freight) use(used, freight.from, freight.next);
  const terms = findTerms(tokens, used);
  if (terms) use(used, terms.from, terms.next);
  const hits = dropOrigins(tokens, findPlaces(tokens, used, places, findGoods), used, findGoods);
  const { to, destination, origins, problems: placeProblems } = resolvePlaces(tokens, hits, places, span);
  for (const hit of hits) use(used, hit.from, hit.next);
  const parts: Part[] = [];
  const problems: Problem[] = [...placeProblems];
  if (freight) problems.push({ kind: "freight", span: span(freight.from, freight.next), proposals: [] });
  if (terms) parts.push({ kind: "terms", terms: terms.terms, span: span(terms.from, terms.next) });
  for (const hit of origins) parts.push({ kind: "origin", span: span(hit.from, hit.next) });
  if (to) {
    for (const hit of destination)
      parts.push({ kind: "place", code: to.code, name: places.nameOf(to.code), span: span(hit.from, hit.next) });
  }
  const postcode = to && takePostcode(tokens, used, scanned, places, to.code);
  if (postcode) parts.push({ kind: "postcode", code: postcode.code, span: span(postcode.from, postcode.next) });
  const goods = takeGoods(tokens, used, findGoods);
  const found = goods.map(
    ({ goods: own, from, next }): Part => ({ kind: "goods", goods: own, span: span(from, next) }),
  );
  parts.push(...found);
  const isArticles = ({ from, next }: { from: number; next: number }) =>
    goods.some((own) => own.from === next || (own.next === from && /^[x*]$/.test(tokens[from]?.text ?? ""))) &&
    !isParcelWord(tokens.slice(from, next));
  const measures = { ...scanned, counts: scanned.counts.filter((one) => !isArticles(one)) };
  const parcel = resolveParcel(tokens, measures, countArticles(tokens, goods, scanned), span);
  parts.push(...parcel.parts);
  problems.push(...parcel.problems);
  const street = isAddress(tokens, parts, scanned);
  for (const number of scanned.numbers) {
    if (isTaken(used, number) || goods.some(({ from }) => from === number.next)) continue;
    if (street) parts.push({ kind: "street", span: span(number.from, number.next) });
    else problems.push({ kind: "unit", span: span(number.from, number.next), proposals: proposeUnits(tokens, number) });
    use(used, number.from, number.next);
  }
  for (const { from, next } of listUnknown(tokens, used)) {
    if (street) parts.push({ kind: "street", span: span(from, next) });
    else problems.push({ kind: "unknown", span: span(from, next), proposals: [] });
  }
  const own = goods[0]?.goods;
  for (const { goods: article, from, next } of goods)
    if (article.kind === undefined) problems.push({ kind: "goods", span: span(from, next), proposals: [] });
  return {
    text,
    // so many pallets are not so many parcels
    parts: parts.filter(({ kind }) => kind !== "quantity" || !freight).sort(bySpan),
    problems: proposePlaces(text, problems.sort(bySpan), places),
    ...(to && { to: to.code }),
    ...(postcode && { postcode: postcode.code }),
    ...(own && { goods: own }),
    ...(terms && { terms: terms.terms }),
    ...(parcel.mass !== undefined && { mass: parcel.mass }),
    ...(parcel.sides && { sides: parcel.sides }),
    ...(parcel.quantity !== undefined && { quantity: parcel.quantity }),
    imperial: parcel.imperial,
  };
}

function bySpan({ span: [one] }: { span: Span }, { span: [other] }: { span: Span }): number {
  return one - other;
}

function markUsed(tokens: readonly Token[], { weights, sizes, counts, details, wrong }: Measures): boolean[] {
  const used = tokens.map(() => false);
  for (const { from, next } of [...weights, ...sizes, ...counts, ...details, ...wrong]) use(used, from, next);
  return used;
}

/** How many articles a line names, where it says their number right before them. */
function countArticles(
  tokens: readonly Token[],
  goods: readonly { from: number }[],
  { counts, numbers }: Measures,
): number {
  const count = counts.find(
    ({ from, next }) => goods.some((own) => own.from === next) && !isParcelWord(tokens.slice(from, next)),
  );
  const number = numbers.find(({ next }) => goods.some((own) => own.from === next));
  return count?.count ?? (number ? (readNumberAt(tokens, number.from)?.amount ?? 0) : 0);
}

/** Whether a line is a place's address: then its street and number are nothing to be understood. */
function isAddress(tokens: readonly Token[], parts: readonly Part[], { weights, sizes, counts }: Measures): boolean {
  if (weights.length + sizes.length + counts.length > 0 || parts.some(({ kind }) => kind === "goods")) return false;
  const places = parts.filter(({ kind }) => kind === "place");
  const listed = tokens.filter(({ text }) => text === "," || text === "，" || text === ";").length;
  return places.length > 0 && (parts.some(({ kind }) => kind === "postcode") || listed > 1);
}

function proposeUnits(tokens: readonly Token[], { from, next }: { from: number; next: number }): string[] {
  const text = tokens
    .slice(from, next)
    .map(({ typed }) => typed)
    .join("");
  return ["kg", "g"].map((unit) => `${text} ${unit}`);
}

/** What a word that was not understood may have meant, by its letters. */
function proposePlaces(text: string, problems: readonly Problem[], places: PlaceIndex): Problem[] {
  let compared = 0;
  return problems.map((problem) => {
    if (problem.kind !== "unknown" || ++compared > mostCompared) return problem;
    const word = text.slice(...problem.span);
    return { ...problem, proposals: findNearPlaces(places, word).map((place) => describePlace(place, places)) };
  });
}

function isParcelWord(tokens: readonly Token[]): boolean {
  return tokens.some(({ text }) => /^(?:box|carton|ctn|parcel|package|packet|pkg|pallet|箱|包|票|袋|托|板)/.test(text));
}

/** What a name is compared by: words in the singular, in their order, without the spaces between. */
function normalizeGoods(text: string): string {
  return splitWords(text).join("");
}

/**
 * Articles by what they are called, in the languages of the lists; the first of a name keeps it. Names are shown in the
 * first list's language. `categorize`: the kind of goods of rate cards for an article's classes, where one takes it.
 */
function buildGoodsIndex(
  lists: readonly (readonly Article[])[],
  categorize: (classes: readonly string[]) => string | undefined,
): FindGoods {
  const labels = new Map<string, string>();
  const byName = new Map<string, GoodsFound>();
  for (const { id, words, classes } of lists.flat()) {
    const label = labels.get(id) ?? words[0] ?? id;
    labels.set(id, label);
    for (const word of words) {
      const key = normalizeGoods(word);
      // a single character is a part of too many words
      if (byName.has(key) || (key.length < 2 && /\p{Script=Han}/u.test(key))) continue;
      byName.set(key, { id, label, kind: categorize(classes) });
    }
  }
  return (words) => byName.get(normalizeGoods(words)) ?? byName.get(normalizeGoods(words.replace(/s$/, "")));
}

/** The postcode of a country among what is not understood yet. */
function takePostcode(
  tokens: readonly Token[],
  used: boolean[],
  { numbers }: Measures,
  { postcodes }: PlaceIndex,
  code: string,
) {
  const reader = postcodes.get(code);
  if (!reader) return undefined;
  const isFree = (at: number) => used[at] === false && tokens[at]?.kind !== "character";
  for (const number of numbers) {
    if (isTaken(used, number)) continue;
    // `M5V 2T6` are six pieces, of which a number is one
    const read = [6, 5, 4, 3, 2, 1].flatMap((length) =>
      [1, 0].flatMap((before) => {
        const [from, next] = [number.from - before, number.from - before + length];
        const own = tokens.slice(Math.max(0, from), next);
        if (from < 0 || next > tokens.length || !own.every((_, step) => isFree(from + step))) return [];
        const code = reader.read(
          own.map(({ typed, spaced }, step) => (spaced && step > 0 ? ` ${typed}` : typed)).join(""),
        );
        return code && own.length <= countPieces(code) + 1 ? [{ code, from, next }] : [];
      }),
    );
    const [longest] = read.sort((a, b) => b.code.length - a.code.length || a.next - a.from - (b.next - b.from));
    if (!longest) continue;
    use(used, longest.from, longest.next);
    return longest;
  }
  return undefined;
}

function countPieces(code: string): number {
  return code.match(/\d+|[A-Z]+|-/g)?.length ?? 0;
}
