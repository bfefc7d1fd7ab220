import MiniSearch, { type SearchResult } from "minisearch";
import { fetchWithRetry, requireJson } from "#app/platform/http.ts";
import { m } from "#app/messages/m.ts";
import { createLoader } from "#app/platform/load-once.ts";
import { toSimplified } from "#app/calculator/parse/simplified.ts";
import type { SearchDocument, SearchFile } from "#catalog/page-parts.ts";
import type { Locale } from "#site/locales.ts";

/** Which pages are preferred if the words match equally. */
const boosts: Readonly<Record<SearchDocument["kind"], number>> = {
  place: 1.6,
  service: 1.4,
  guide: 1.2,
  answer: 1.3,
  page: 1.1,
  news: 0.8,
};

const options = {
  idField: "path",
  fields: ["title", "lead", "text", "more", "sound", "typed"],
  storeFields: ["path", "kind", "title", "lead", "text", "date", "more", "serves"],
  tokenize: (text: string, field?: string) => (field === "sound" ? splitSyllables(text) : splitWords(text)),
  processTerm: (term: string) => term,
};

export type SearchEngine = {
  find: (query: string, kind?: SearchDocument["kind"]) => SearchDocument[];
  /** Older items not yet included in the search. */
  unread: () => number;
  readArchive: () => Promise<void>;
  /** What stands within pages: fetched once somebody writes more than a letter. */
  readTexts: () => Promise<void>;
};

const engines = new Map<Locale, Promise<SearchEngine>>();

/** The search of a locale. Its data are fetched once per document; a failure is forgotten and can be retried. */
export function loadSearchEngine(locale: Locale): Promise<SearchEngine> {
  const known = engines.get(locale);
  if (known) return known;
  const made = makeEngine(locale);
  engines.set(locale, made);
  made.catch(() => engines.delete(locale));
  return made;
}

async function makeEngine(locale: Locale): Promise<SearchEngine> {
  const fetchFile = (name: string) =>
    fetchWithRetry<SearchFile>(`/search/${locale}/${name}.json`, { onResponse: requireJson });
  const { documents, archive } = await fetchFile("recent");
  const index = new MiniSearch<SearchDocument>(options);
  index.addAll(documents);
  let unread = archive.items;
  const readTexts = createLoader(async () => {
    const file = await fetchFile("texts");
    await index.addAllAsync(file.documents, { chunkSize: 50 });
  });
  const readArchive = createLoader(async () => {
    const names = Array.from({ length: archive.files }, (_, at) => `archive-${archive.files - at}`);
    for (const name of names) {
      const file = await fetchFile(name);
      const fresh = file.documents.filter(({ path }) => !index.has(path));
      await index.addAllAsync(fresh, { chunkSize: 100 });
      unread = Math.max(0, unread - file.documents.length);
    }
    unread = 0;
  });
  return {
    find: (query, kind) => {
      const typed = toSimplified(query);
      const found = find(index, dropStopWords(dropMeasures(typed), m.search_stop_words()), typed, kind);
      // a word may be made of those that say nothing: 门到门
      return found.length > 0 ? found : find(index, typed, typed, kind);
    },
    unread: () => unread,
    readArchive,
    readTexts,
  };
}

/** With fewer documents that have all the words, those with some of them follow. */
const enough = 3;
/** The most answers from within one page. */
const perPage = 2;
/** What is listed beside the best: so much of its score, with all the words (beside an answer to just that question, more), with what says half, with half of the words. */
const leastOfBest = { all: 0.2, asked: 0.4, some: 0.25, half: 0.4 };

/**
 * Documents that are called what was `typed`; then those with all the words, allowing one or two wrong letters in long ones;
 * then those with half of what they say. What is far below the best is left out.
 */
function find(
  index: MiniSearch<SearchDocument>,
  query: string,
  typed: string,
  kind?: SearchDocument["kind"],
): SearchDocument[] {
  const search = (combineWith: "AND" | "OR") =>
    index.search(query, {
      combineWith,
      prefix: (term) => term.length > 1,
      fuzzy: (term) => (term.length > 3 && !/\d/.test(term) ? 0.25 : false),
      maxFuzzy: 2,
      weights: { fuzzy: 0.2, prefix: 0.6 },
      boost: { title: 4, lead: 1.5, text: 1.5, sound: 0.7, typed: 12 },
      boostDocument: (_path, _term, stored) => boosts[(stored?.["kind"] as SearchDocument["kind"]) ?? "page"],
      filter: (result) => (kind === undefined || result["kind"] === kind) && isHeardRight(result),
    });
  const name = splitWords(typed).join(" ");
  const withAll = search("AND");
  const isQuestion = splitWords(query).join(" ") !== name;
  // a question that is asked in its own words needs no answer to a part of them, and few beside it
  const answers = isQuestion ? withAll.filter((result) => isAsked(result, splitWords(typed))) : [];
  const all = leaveOutFar(withAll, kind ? 0 : answers.length > 0 ? leastOfBest.asked : leastOfBest.all);
  // one kind alone is a list to narrow down, so that a part of the words adds to it only where all of them find nothing
  const isEnough = answers.length > 0 || all.length >= (kind ? 1 : enough);
  const withSome = isEnough ? [] : search("OR");
  const some = withSome.filter(makeHalfTest(query, withSome, kind !== undefined));
  const called = [...withAll, ...withSome].filter((result) => isCalled(result, name));
  const seen = new Map<string, number>();
  // whoever types "returns" looks for the page of that name, not for one of its questions
  const titled =
    all[0]?.["kind"] === "answer" ? all.filter((result) => result["kind"] !== "answer" && isTitled(result, query)) : [];
  // a whole question that a page is called by is answered by it: its words without the question are said in many places
  const asked =
    isQuestion && called.length > 0
      ? [...withAll, ...withSome].filter((result) => isTitled(result, name))
      : [...answers, ...titled, ...all, ...some];
  return [...called, ...asked].flatMap((result) => {
    const { path, kind, title, lead, text, date, serves } = result;
    const [page = ""] = String(path).split("#");
    const places = kind === "answer" ? (seen.get(page) ?? 0) + 1 : 0;
    if (seen.has(path) || places > perPage) return [];
    seen.set(path, 1);
    if (places > 0) seen.set(page, places);
    return [{ path, kind, title, ...(lead && { lead }), text, ...(date && { date }), ...(serves && { serves }) }];
  });
}

/** Results, best first, without those that have less than a `share` of the best one's score. */
function leaveOutFar(results: readonly SearchResult[], share: number): SearchResult[] {
  const best = results[0]?.score ?? 0;
  return results.filter(({ score }) => score >= best * share);
}

/**
 * Tests whether a result has half of what the words of a query say, of which a rare one says more than the others ("cut-off for
 * Christmas"), or half of the words, and is not far below the best; of one kind alone, however far. A place is not what is
 * looked for because one of its words is: "Chinese new year" is not New Zealand.
 */
function makeHalfTest(query: string, found: readonly SearchResult[], isOneKind: boolean) {
  const words = [...new Set(splitWords(query).filter((word) => !/\p{Script=Han}/u.test(word)))];
  const weights = new Map(
    words.map((word) => {
      const having = found.filter(({ queryTerms }) => queryTerms.includes(word)).length;
      return [word, having > 0 ? Math.log(1 + found.length / having) : 0];
    }),
  );
  const weigh = (some: readonly string[]) => some.reduce((sum, word) => sum + (weights.get(word) ?? 0), 0);
  const best = found.find(({ kind }) => kind !== "place")?.score ?? 0;
  const isNear = (score: number, share: number) => isOneKind || score >= best * share;
  return ({ kind, queryTerms, score }: SearchResult) => {
    const own = [...new Set(queryTerms)];
    if (kind === "place") return false;
    if (weigh(own) >= weigh(words) / 2) return isNear(score, leastOfBest.some);
    return own.length >= words.length / 2 && isNear(score, leastOfBest.half);
  };
}

/** Whether one of the other names of a page is what was typed: "where is my parcel". What stands within it has other words. */
function isCalled({ kind, more = "" }: SearchResult, typed: string): boolean {
  const names = kind === "answer" ? [] : String(more).split(/[,，、]/);
  return names.some((name) => splitWords(name).join(" ") === typed);
}

/** Whether a question has all the words that were typed, those that say nothing of what is looked for too. */
function isAsked({ kind, title }: SearchResult, typed: readonly string[]): boolean {
  const own = new Set(splitWords(String(title)));
  return kind === "answer" && typed.every((word) => own.has(word));
}

/** Whether its title begins with what is looked for. */
function isTitled({ title }: SearchResult, query: string): boolean {
  return `${splitWords(title).join(" ")} `.startsWith(`${splitWords(query).join(" ")} `);
}

/** Whether more than a sound with a wrong letter was found: of short ones, such as initials, each letter makes another. */
function isHeardRight({ match, queryTerms }: SearchResult): boolean {
  return Object.entries(match).some(
    ([term, fields]) =>
      fields.some((field) => field !== "sound") ||
      queryTerms.some((typed) => typed.length > 5 || term.startsWith(typed)),
  );
}

/** A query without weights and sizes, which name no page: "oversize box 120cm". One that is made of them stays as it is. */
function dropMeasures(query: string): string {
  const left = query.replace(/\b\d[\d.,x×*]*\s?(?:(?:kgs?|g|lbs?|oz|cm|mm)(?![a-z\p{N}])|公斤|千克|厘米)/giu, " ");
  return /[\p{L}\p{N}]/u.test(left) ? left : query;
}

/**
 * A query without the words that say nothing of what is looked for (`how much is`, `怎么`; `how-long` is two words that only
 * together say nothing). One that is made of them is `ifAll`.
 */
export function dropStopWords(query: string, stopWords: string, ifAll = query): string {
  const words = stopWords.split(/[ 、]/).sort((a, b) => b.length - a.length);
  const isHan = (word: string) => /\p{Script=Han}/u.test(word);
  const spaced = words.filter(isHan).reduce((text, word) => text.replaceAll(word, " "), query);
  const latin = new Set(words.filter((word) => !isHan(word)));
  const phrases = [...latin].filter((word) => word.includes("-"));
  const unasked = phrases.reduce(
    (text, phrase) => text.replace(new RegExp(`\\b${phrase.replaceAll("-", "\\s+")}\\b`, "gi"), " "),
    spaced,
  );
  const left = unasked.split(/\s+/).filter((word) => !latin.has(word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "")));
  return left.some((word) => /[\p{L}\p{N}]/u.test(word)) ? left.join(" ") : ifAll;
}

/** The most syllables typed in one go. */
const longest = 6;

/**
 * The search terms for a sound (`ran you fu jia fei, …`), as typed starting at any of its syllables: all together
 * (`youfujiafei`), two together (`youfu`), or just the initials (`yfjf`).
 */
export function splitSyllables(sound: string): string[] {
  return sound.split(",").flatMap((part) => {
    const syllables = part.split(" ").filter(Boolean);
    return syllables.flatMap((_, at) => {
      const run = syllables.slice(at, at + longest);
      const initials = run.map(([first]) => first).join("");
      const two = initials.slice(0, 2);
      return [...new Set([run.join(""), run.slice(0, 2).join(""), ...(run.length > 1 ? [initials, two] : [])])];
    });
  });
}

/** The words of a text as the search compares them: lower case, without accents; Chinese as pairs of characters. */
export function splitWords(text: string): string[] {
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const runs = plain.match(/\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu) ?? [];
  return runs.flatMap((run) => (/\p{Script=Han}/u.test(run) ? splitIntoPairs(run) : [run]));
}

function splitIntoPairs(run: string): string[] {
  const characters = [...run];
  if (characters.length === 1) return characters;
  return characters.slice(1).map((character, at) => `${characters[at]}${character}`);
}
