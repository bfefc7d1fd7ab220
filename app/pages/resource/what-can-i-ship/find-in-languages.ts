import { toSimplified } from "#app/calculator/parse/simplified.ts";
import { type FoundArticle, findArticles } from "#rating/goods/find-articles.ts";
import type { Article } from "#rating/goods/goods.ts";

/**
 * What the words mean in the languages that know them, under the names of the first. A language that reads all of them
 * answers alone; what is named in two ("shoes 香水") is several articles.
 */
export function findInLanguages(words: string, indexes: readonly (readonly Article[])[]): FoundArticle[] {
  const [own = []] = indexes;
  const simplified = toSimplified(words);
  const found = indexes.map((index) => findArticles(simplified, index));
  const named = found.filter(([first]) => first?.whole);
  const leftOut = ([first]: readonly FoundArticle[]) => first?.unread.length ?? Number.POSITIVE_INFINITY;
  const best =
    named.find(([first]) => first?.unread.length === 0) ??
    (named.length > 0
      ? joinLanguages(named)
      : found.toSorted((a, b) => leftOut(a) - leftOut(b) || b.length - a.length)[0]) ??
    [];
  return best.map((one) => ({ ...one, article: own.find(({ id }) => id === one.article.id) ?? one.article }));
}

function joinLanguages(named: readonly FoundArticle[][]): FoundArticle[] {
  const [first = [], ...others] = named;
  const unread = (first[0]?.unread ?? []).filter((word) => others.every(([one]) => one?.unread.includes(word)));
  const ids = new Set(first.map(({ article }) => article.id));
  const more = others.flat().filter(({ article, whole }) => whole && !ids.has(article.id));
  const all = [...first.filter(({ whole }) => whole), ...more, ...first.filter(({ whole }) => !whole)];
  return all.map((one) => ({ ...one, unread }));
}
