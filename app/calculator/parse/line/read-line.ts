import type { PlaceNames } from "#catalog/places/place-names.ts";
import type { Day } from "#rating/card.ts";
import { type Article, type GoodsLaw, listCategories } from "#rating/goods/goods.ts";
import { toSimplified } from "../simplified.ts";
import { judgeAsides, takeAsides } from "./asides.ts";
import { askForCountry, explainNumber, isGift, isOfGoods, listUnknown } from "./fillers.ts";
import { findPlaces, findPostcodeLead, takePostcode } from "./find-places.ts";
import { findFreight } from "./freight-words.ts";
import { buildGoodsIndex, dropOrigins, type FindGoods, splitDenied, takeGoods } from "./goods-words.ts";
import { readNumberAt } from "./numbers.ts";
import { buildPlaceIndex, type PlaceIndex } from "./places.ts";
import type { Part, Problem, Reading, Span } from "./reading.ts";
import { resolveParcel } from "./resolve-parcel.ts";
import { describePlace, type PlaceHit, resolvePlaces } from "./resolve-places.ts";
import { type Measures, scanMeasures, splitKinds } from "./scan-measures.ts";
import { findNearPlaces } from "./spelling.ts";
import { countPieces, isTaken, type Run, splitLine, type Token, use, writeTyped, writeWords } from "./tokens.ts";
import { findWrittenPostcodes } from "./written-postcodes.ts";

/** What a reader of lines knows: places, goods by what they are called, and the currencies that prices are shown in. */
export type Knowledge = { places: PlaceIndex; findGoods: FindGoods; currencies?: readonly string[] };

/** The reader of lines with what a provider's pages know. `lists`: the articles in each language, the page's first. */
export function buildLineReader(
  names: PlaceNames,
  lists: readonly (readonly Article[])[],
  law: GoodsLaw,
): (text: string, today: Day) => Reading {
  const places = buildPlaceIndex(names);
  const findGoods = buildGoodsIndex(lists, (classes) => listCategories(classes, law)[0]);
  return (text, today) => ({
    ...readLine(toSimplified(text), { places, findGoods, currencies: names.currencies }, today),
    text,
  });
}

/** A longer text is no line about a parcel, and is not looked at. */
const longestRead = 400;
/** So many words that are not known are compared with names of places; after them nobody reads on. */
const mostCompared = 6;

/**
 * Reads a line as people type it: `power bank 0.3 kg to Norway`, `2.5 kg to Texas 40x30x20`, `充电宝 300克 发挪威`. Every word
 * of it is a part of what was understood, a problem, or one that says nothing about a shipment (`fillers.ts`). `today`: the
 * day from which deadlines are counted.
 */
export function readLine(text: string, { places, findGoods, currencies = [] }: Knowledge, today: Day): Reading {
  if (text.length > longestRead) return refuse(text, "long");
  const { tokens, asides } = takeAsides(splitLine(text), today);
  const span = (from: number, next: number): Span => [tokens[from]?.start ?? 0, tokens[next - 1]?.end ?? text.length];
  const codes = findWrittenPostcodes(text, tokens);
  const scanned = scanMeasures(tokens, codes);
  const used = markUsed(tokens, scanned);
  for (const { from, next } of codes) use(used, from, next);
  for (const { at } of asides) use(used, at, at + 1);
  const loads = asides.flatMap((one) =>
    one.kind === "load" && one.load ? { load: one.load, from: one.at, next: one.at + 1 } : [],
  );
  const freight = findFreight(tokens, used, scanned.counts, loads);
  for (const { from, next } of freight) use(used, from, next);
  const terms = findTerms(tokens, used);
  if (terms) use(used, terms.from, terms.next);
  const hits = dropOrigins(tokens, findPlaces(tokens, used, places, findGoods), used, findGoods);
  const { to, destination, origins, problems: placeProblems } = resolvePlaces(tokens, hits, places, span);
  for (const hit of hits) use(used, hit.from, hit.next);
  const parts: Part[] = [];
  const problems: Problem[] = [...placeProblems];
  for (const { from, next, load } of freight)
    problems.push({ kind: "freight", load, span: span(from, next), proposals: [] });
  if (terms) parts.push({ kind: "terms", terms: terms.terms, span: span(terms.from, terms.next) });
  for (const hit of origins) {
    const hub = places.findOtherHub(hit.places);
    const origin = { kind: "origin", span: span(hit.from, hit.next) } as const;
    // parcels are collected, and freight is priced from the hub
    if (hub && freight.length > 0) problems.push({ ...origin, proposals: [] });
    else parts.push({ ...origin, ...(hub && { hub }) });
  }
  const area = to && destination.flatMap((hit) => hit.places).find((place) => place.area && place.code === to.code);
  if (to) {
    const name = area ? describePlace(area, places) : places.nameOf(to.code);
    for (const hit of destination) parts.push({ kind: "place", code: to.code, name, span: span(hit.from, hit.next) });
  }
  const postcode = to && takePostcode(tokens, used, scanned, places, to.code, codes);
  if (postcode) {
    parts.push({ kind: "postcode", code: postcode.code, span: span(postcode.from, postcode.next) });
    use(used, findPostcodeLead(tokens, postcode.from), postcode.from);
  }
  for (const { from, next } of codes) {
    if (from !== postcode?.from)
      problems.push({ ...askForCountry(places, writeTyped(tokens, from, next)), span: span(from, next) });
  }
  const { goods, denied } = splitDenied(tokens, takeGoods(tokens, used, findGoods));
  for (const { from, next } of denied) {
    problems.push({ kind: "unknown", span: span(from, next), proposals: [] });
    use(used, from, next);
  }
  for (const { goods: own, from, next } of goods) parts.push({ kind: "goods", goods: own, span: span(from, next) });
  const said = judgeAsides(asides, {
    isFreight: freight.length > 0,
    goods,
    currencies,
    hasPostcode: postcode !== undefined,
    span,
  });
  parts.push(...said.parts);
  problems.push(...said.problems);
  const isArticles = ({ from, next }: Run) =>
    goods.some((own) => own.from === next || (own.next === from && /^[x*]$/.test(tokens[from]?.text ?? ""))) &&
    !isParcelWord(tokens.slice(from, next));
  const measures = { ...scanned, counts: scanned.counts.filter((one) => !isArticles(one)) };
  const kinds = splitKinds(measures);
  const parcels = kinds.map((kind) =>
    resolveParcel(
      tokens,
      kind,
      { articles: countArticles(tokens, goods, scanned), areSeveral: kinds.length > 1 },
      span,
    ),
  );
  const [parcel, ...more] = parcels;
  for (const one of parcels) {
    parts.push(...one.parts);
    problems.push(...one.problems);
  }
  const street = isAddress(tokens, parts, scanned);
  const rest = { to: to?.code, isWeighed: scanned.weights.length > 0 };
  for (const number of scanned.numbers) {
    if (isTaken(used, number) || goods.some(({ from }) => from === number.next)) continue;
    const { from, next, ...stray } = street
      ? { ...number, kind: "street" as const }
      : explainNumber(tokens, used, number, rest, places);
    if (stray.kind === "street") parts.push({ kind: "street", span: span(from, next) });
    else problems.push({ ...stray, span: span(from, next) });
    use(used, stray.kind === "postcode" ? findPostcodeLead(tokens, from) : from, next);
  }
  const unknown = listUnknown(tokens, used);
  for (const { from, next } of unknown) {
    if (isOfGoods(tokens, { from, next }, goods)) continue;
    if (street) parts.push({ kind: "street", span: span(from, next) });
    else if (isGift(tokens, { from, next })) parts.push({ kind: "gift", span: span(from, next) });
    else problems.push({ kind: "unknown", span: span(from, next), proposals: [] });
  }
  // a line of nothing but words that say nothing
  if (parts.length + problems.length === 0 && text.trim() !== "") return { ...refuse(text, "unknown"), isIdle: true };
  const own = goods[0]?.goods;
  const days = to && places.findDays(to.code);
  for (const { goods: article, from, next } of goods)
    if (article.kind === undefined) problems.push({ kind: "goods", span: span(from, next), proposals: [] });
  return {
    text,
    // so many pallets are not so many parcels
    parts: parts
      .filter(({ kind }) => kind !== "quantity" || freight.every(({ load }) => load.is === "shared"))
      .sort(bySpan),
    problems: proposePlaces(text, joinUnknown(text, problems.sort(bySpan)), places),
    ...(to && { to: to.code }),
    ...(days && { days }),
    ...(postcode && { postcode: postcode.code }),
    ...(area && !postcode && { area: area.name }),
    ...(to?.postcode && !postcode && { cityPostcode: to.postcode }),
    ...(to && hits.some((hit) => isWithin(hit, to.code)) && { within: true }),
    ...(own && { goods: own }),
    ...(terms && { terms: terms.terms }),
    ...said.fields,
    ...parcel?.read,
    ...(more.length > 0 && { more: more.map(({ read }) => read) }),
    imperial: parcel?.imperial ?? false,
  };
}

/** A text that is not understood as a whole. */
function refuse(text: string, kind: "long" | "unknown"): Reading {
  return { text, parts: [], problems: [{ kind, span: [0, text.length], proposals: [] }], imperial: false };
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

/** Whether a name is that of a city or state of a country, also where the country stands beside it. */
function isWithin({ places }: PlaceHit, country: string): boolean {
  return places.some(({ code, level }) => code === country && level !== "country");
}

/** Whether a line is a place's address: then its street and number are nothing to be understood. */
function isAddress(tokens: readonly Token[], parts: readonly Part[], { weights, sizes, counts }: Measures): boolean {
  if (weights.length + sizes.length + counts.length > 0 || parts.some(({ kind }) => kind === "goods")) return false;
  const places = parts.filter(({ kind }) => kind === "place");
  const listed = tokens.filter(({ text }) => text === "," || text === "，" || text === ";").length;
  return places.length > 0 && (parts.some(({ kind }) => kind === "postcode") || listed > 1);
}

/** Words that are not understood side by side are one mistake, with the numbers among them. */
function joinUnknown(text: string, problems: readonly Problem[]): Problem[] {
  const joined: Problem[] = [];
  const isUnknown = ({ kind, proposals }: Problem) => kind === "unknown" || (kind === "unit" && proposals.length === 0);
  for (const problem of problems) {
    const last = joined.at(-1);
    const isBeside = last && text.slice(last.span[1], problem.span[0]).trim() === "";
    if (isBeside && isUnknown(last) && isUnknown(problem) && [last, problem].some(({ kind }) => kind === "unknown"))
      joined[joined.length - 1] = { kind: "unknown", span: [last.span[0], problem.span[1]], proposals: [] };
    else joined.push(problem);
  }
  return joined;
}

/** What a word that was not understood may have meant, by its letters. */
function proposePlaces(text: string, problems: readonly Problem[], places: PlaceIndex): Problem[] {
  let compared = 0;
  return problems.map((problem) => {
    if (problem.kind !== "unknown" || problem.proposals.length > 0 || ++compared > mostCompared) return problem;
    const word = text.slice(...problem.span);
    return { ...problem, proposals: findNearPlaces(places, word).map((place) => describePlace(place, places)) };
  });
}

function isParcelWord(tokens: readonly Token[]): boolean {
  return tokens.some(({ text }) => /^(?:box|carton|ctn|parcel|package|packet|pkg|pallet|箱|包|票|袋|托|板)/.test(text));
}

/** Who pays duty, as people write it, its pieces one space apart: the buyer first. */
const written = /^(?:(dap|ddu|dut(?:y|ies) unpaid|不 包 税)|ddp|dut(?:y|ies) paid|双 清 包 税|包 税|双 清)(?![^ ])/;

/** The first words of a line that say who pays duty. */
function findTerms(
  tokens: readonly Token[],
  used: readonly boolean[],
): (Run & { terms: NonNullable<Reading["terms"]> }) | undefined {
  for (const from of tokens.keys()) {
    const [words, unpaid] = written.exec(writeWords(tokens, from, 4)) ?? [];
    const hit = { from, next: from + countPieces(words) };
    if (words && !isTaken(used, hit)) return { terms: unpaid ? "DAP" : "DDP", ...hit };
  }
  return undefined;
}
