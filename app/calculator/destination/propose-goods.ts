import { findArticles } from "#rating/goods/find-articles.ts";
import type { Article } from "#rating/goods/goods.ts";
import type { Reading } from "../parse/line/reading.ts";

/** After so many words that nobody understands, nobody reads proposals; no name of an article is longer. */
const mostCompared = 3;
const longestName = 30;
/** So many articles are proposed for a word. */
const mostProposed = 3;

/** Makes words that are not understood propose the articles that are called alike: "battery", "perfum". */
export function makeGoodsProposer(lists: readonly (readonly Article[])[]): (reading: Reading) => Reading {
  const [own = []] = lists;
  // the words before the one that is being typed are the same with each key
  const known = new Map<string, readonly string[]>();
  const propose = (word: string): readonly string[] => {
    const found = lists.map((list) => findArticles(word, list)).find((one) => one.length > 0) ?? [];
    return found.slice(0, mostProposed).flatMap(({ article: { id, words } }) => {
      const [name = words[0]] = own.find((article) => article.id === id)?.words ?? [];
      return name ?? [];
    });
  };
  return (reading) => {
    let compared = 0;
    const problems = reading.problems.map((problem) => {
      const word = reading.text.slice(...problem.span);
      if (problem.kind !== "unknown" || word.length > longestName || ++compared > mostCompared) return problem;
      const names = known.get(word) ?? propose(word);
      known.set(word, names);
      return names.length > 0 ? { ...problem, proposals: [...problem.proposals, ...names] } : problem;
    });
    return compared > 0 ? { ...reading, problems } : reading;
  };
}
