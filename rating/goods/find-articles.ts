import { type Doubt, findDoubts, type Hint } from "./find-doubts.ts";
import type { Article } from "./goods.ts";
import { isTypo } from "./slips.ts";
import { isHan, normalizeWord, splitPieces, splitWords } from "./split-words.ts";

export type FoundArticle<T extends Article = Article> = {
  article: T;
  /** All words of one of its names were typed. If not, it is only a suggestion and says nothing of what was typed. */
  whole: boolean;
  /** What was typed and is part of no name, as "red" in "red power bank" or 黑色 in 黑色手机壳; the same for all. */
  unread: readonly string[];
  /**
   * What was typed and can mean several articles, as "tools", or "lithium" in "lithium shoes"; the same for all. Then none
   * is whole: silence about such a word would be a permission.
   */
  asked: readonly string[];
};

type Match = { letters: number; tokens: ReadonlySet<number>; whole: boolean; last: number; run?: true; slip?: boolean };

/**
 * The articles that words can mean, best first. Several that are `whole` are several articles in the words ("perfume and
 * lipstick"). Plurals and joined words are understood; Chinese is found within a sentence. A name that is merely like what
 * was typed is no more than a suggestion: "plane" is no plate. Nothing found means that the words are not known, never
 * that they are harmless.
 */
export function findArticles<T extends Article>(words: string, articles: readonly T[]): FoundArticle<T>[] {
  const pieces = splitPieces(words);
  const typed = pieces.map(normalizeWord);
  const known = getVocabulary(articles);
  const found = articles.flatMap((article) => {
    const match = article.kinds ? undefined : matchArticle(article, typed, known);
    return match ? [{ article, match }] : [];
  });
  found.sort((a, b) => compareMatches(a.match, b.match));
  const taken: ReadonlySet<number>[] = [];
  const names: string[] = [];
  const isTaken = (at: number) => taken.some((better) => better.has(at));
  const ranked = found.map(({ article, match }) => {
    // Chinese is not spaced: what a longer name shares with a shorter one is the longer one's
    const own = match.whole && !match.slip && ![...match.tokens][match.run ? "some" : "every"](isTaken);
    if (own) taken.push(match.tokens);
    if (own) names.push(...(known.phrases.get(article) ?? []).flat());
    return { article, whole: own };
  });
  // "cash banknotes" names the same twice
  const isRead = (at: number) => isTaken(at) || names.includes(typed[at] ?? "");
  const whole = ranked.flatMap((one) => (one.whole ? one.article : []));
  const rest = ranked.flatMap((one) => (one.whole ? [] : one.article));
  const doubts = findDoubts(typed, known, (at) => isTaken(at) || (isRead(at) && !isHan(typed[at] ?? ""))).filter(
    (one) => whole.length === 0 || isOpen(one, whole),
  );
  const told = {
    unread: listUnread(typed, pieces, isRead),
    asked: doubts.map(({ at }) => joinPieces([...at].map((one) => pieces[one] ?? ""))),
  };
  const kinds = doubts
    .flatMap(({ entry }) => entry.kinds ?? [])
    .flatMap((id) => articles.find((one) => one.id === id) ?? []);
  if (doubts.length === 0)
    return [...whole, ...rest].map((article, at) => ({ article, whole: at < whole.length, ...told }));
  // a word for many things means none the sooner because it is a part of its name
  const isAll = typed.every((word, at) => filler.has(word) || doubts.some((one) => one.at.has(at)));
  const proposed = whole.length > 0 ? [...kinds, ...whole, ...rest] : [...(isAll ? [] : rest), ...kinds];
  return [...new Set(proposed)].map((article) => ({ article, whole: false, ...told }));
}

/** Whether a word makes doubtful what stands beside it: none of the articles found has a class that answers for it. */
function isOpen({ entry }: Doubt, whole: readonly Article[]): boolean {
  return Boolean(entry.warns) && !whole.some(({ classes }) => classes.some((id) => entry.classes.includes(id)));
}

/** A text in the pieces of it that are read elsewhere, as names of goods, and those that are not. */
export type ReadPiece = { text: string; isRead: boolean };

/** Words that make goods doubtful, as they were typed, in a text whose goods are known. */
export function listWarnings(
  text: readonly ReadPiece[],
  articles: readonly Article[],
  classes: readonly string[],
): string[] {
  const parts = text.flatMap(({ text: own, isRead }) => splitPieces(own).map((piece) => ({ piece, isRead })));
  const pieces = parts.map(({ piece }) => piece);
  const whole = [{ id: "", words: [], classes }];
  return findDoubts(pieces.map(normalizeWord), getVocabulary(articles), (at) => parts[at]?.isRead === true)
    .filter((one) => isOpen(one, whole))
    .map(({ at }) => joinPieces([...at].map((one) => pieces[one] ?? "")));
}

function joinPieces(pieces: readonly string[]): string {
  return pieces.join(pieces.some(isHan) ? "" : " ");
}

/** What was typed and not read, without what only carries a sentence; Chinese characters beside each other are one. */
function listUnread(typed: readonly string[], pieces: readonly string[], isRead: (at: number) => boolean): string[] {
  return typed
    .map((word, at) => (isRead(at) ? "\n" : isHan(word) ? word : ` ${filler.has(word) ? "" : pieces[at]} `))
    .join("")
    .split(/\s+/)
    .flatMap((word) => word.split(fillerHan))
    .filter(Boolean);
}

const filler = new Set(
  "a an and can for i in is it my of or send ship some the to with da de con mit para per pour".split(" "),
);
const fillerHan =
  /可不可以|可以|能不能|能否|能|请问|我想|想要|我要|寄到|寄往|发到|发往|邮寄|快递|寄|发(?![热光])|走|送|运|到|往|吗|呢|吧|的|了|一[个件些把双瓶盒支条只包套台张块顶]|个|件|带|和|与|及|或/u;
/** Words that say what a thing is like: a name is not meant by them. */
const plain = new Set(
  "red black white blue green yellow pink brown gray purple mini small large big new old hot cold smart set kit".split(
    " ",
  ),
);

const denials = new Set("不无没未非".split(""));

function compareMatches(a: Match, b: Match): number {
  const exact = Number(a.slip === true) - Number(b.slip === true);
  return Number(b.whole) - Number(a.whole) || exact || b.letters - a.letters || b.last - a.last;
}

type Vocabulary = {
  phrases: ReadonlyMap<Article, readonly (readonly string[])[]>;
  words: ReadonlySet<string>;
  hints: readonly Hint[];
};
const vocabularies = new WeakMap<readonly Article[], Vocabulary>();

/** The words of all articles, taken apart once for the same list. */
function getVocabulary(articles: readonly Article[]): Vocabulary {
  const kept = vocabularies.get(articles);
  if (kept) return kept;
  const phrases = new Map(articles.map((article) => [article, article.words.map(splitWords)]));
  const hints = articles.flatMap((entry) => (entry.kinds ? [{ entry, phrases: phrases.get(entry) ?? [] }] : []));
  const vocabulary = { phrases, words: new Set([...phrases.values()].flat(2)), hints };
  vocabularies.set(articles, vocabulary);
  return vocabulary;
}

function matchArticle(article: Article, typed: readonly string[], known: Vocabulary): Match | undefined {
  const all = (known.phrases.get(article) ?? []).flatMap((phrase) => {
    const match = phrase.some(isHan) ? matchRun(phrase, typed) : matchPhrase(phrase, typed, known.words);
    return match ? [match] : [];
  });
  return all.sort(compareMatches)[0];
}

/** Characters follow each other: a name within the sentence, or what was typed within a name. */
function matchRun(phrase: readonly string[], typed: readonly string[]): Match | undefined {
  const sits = (part: readonly string[], whole: readonly string[]) =>
    whole.findIndex((_, from) => part.every((word, at) => whole[from + at] === word));
  const from = sits(phrase, typed);
  // 不带电池 says that there is no battery
  if (from >= 0 && !denials.has(typed[from - 1] ?? ""))
    return {
      letters: phrase.length * 4,
      tokens: new Set(phrase.map((_, at) => from + at)),
      // a single character is a part of too many words
      whole: phrase.length > 1 || typed.filter(isHan).join("").split(fillerHan).join("") === phrase[0],
      last: from + phrase.length,
      run: true,
    };
  const asked = typed.filter(isHan);
  return asked.length > 1 && sits(asked, phrase) >= 0
    ? { letters: asked.length * 4 - phrase.length / 10, tokens: new Set(typed.keys()), whole: false, last: 0 }
    : undefined;
}

/** Words in any order: all of a name's were typed, or all that was typed (its last word perhaps not to its end) is in the name. */
function matchPhrase(
  phrase: readonly string[],
  typed: readonly string[],
  known: ReadonlySet<string>,
): Match | undefined {
  const joined = phrase.join("");
  const tokens = new Set<number>();
  let letters = 0;
  let slip = false;
  const take = (word: string, ...at: number[]) => {
    for (const one of at) tokens.add(one);
    letters += word.length;
  };
  for (const width of [1, 2]) {
    const is = (place: number) => typed.slice(place, place + width).join("");
    const at = typed.findIndex((_, place) => is(place) === joined || isTypo(is(place), joined, known));
    if (at < 0) continue;
    const slip = is(at) !== joined;
    return { letters: joined.length, tokens: new Set([at, at + width - 1]), whole: true, last: at, slip };
  }
  let missing = 0;
  // "with battery" is more than a battery
  const short = phrase.filter((word) => !filler.has(word)).length < 2;
  for (const word of phrase) {
    const at = typed.findIndex((one, place) => !tokens.has(place) && (one === word || isTypo(one, word, known)));
    const pair = typed.findIndex((one, place) => `${one}${typed[place + 1]}` === word);
    slip ||= at >= 0 && typed[at] !== word;
    if (at >= 0) take(word, at);
    else if (pair >= 0) take(word, pair, pair + 1);
    else if (short || !filler.has(word)) missing += 1;
  }
  if (letters === 0) return matchBeginning(phrase, typed);
  const last = Math.max(...tokens);
  if (missing === 0) return { letters, tokens, whole: true, last, slip };
  const asked = typed.flatMap((word, at) => (filler.has(word) ? [] : [at]));
  const inside = asked.every((at) => tokens.has(at) || phrase.some((word) => isBegun(typed[at], word)));
  const isSaid = asked.some((at) => !plain.has(typed[at] ?? ""));
  return inside && isSaid ? { letters: letters - joined.length / 100, tokens, whole: false, last } : undefined;
}

function matchBeginning(phrase: readonly string[], typed: readonly string[]): Match | undefined {
  const [only, ...more] = typed;
  if (more.length > 0 || !phrase.some((word) => isBegun(only, word))) return undefined;
  return { letters: (only ?? "").length / 10, tokens: new Set([0]), whole: false, last: 0 };
}

/** So many letters of a word are its beginning: fewer begin too many. */
const leastBegun = 4;

function isBegun(typed: string | undefined, word: string): boolean {
  return typed !== undefined && typed.length >= leastBegun && word.startsWith(typed);
}
