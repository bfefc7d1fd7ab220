import { fetchWithRetry, requireJson } from "#app/platform/http.ts";
import type { PlaceNames } from "#catalog/places/place-names.ts";
import { getHandoverDay } from "#app/platform/hydration.ts";
import { toSimplified } from "../parse/simplified.ts";
import type { GoodsLawData } from "#catalog/views/goods.ts";
import type { Article } from "#rating/goods/goods.ts";
import type { Day } from "#rating/card.ts";
import { buildLineReader } from "../parse/line/read-line.ts";
import type { Reading } from "../parse/line/reading.ts";
import { type LineJudge, makeLineJudge, markForbidden } from "./judge-line.ts";
import { findArticles } from "#rating/goods/find-articles.ts";

export { fillForm } from "./fill-form.ts";
export { findFreightPath } from "./freight-path.ts";

/** A reader of lines that knows the names, and fetches those of goods; with what it says of their goods. */
export async function makeLineReader(
  names: PlaceNames,
): Promise<{ read: (text: string) => Reading; judge: LineJudge }> {
  const [data, ...files] = await Promise.all([
    fetchJson<GoodsLawData>(names.goods.law),
    ...names.goods.articles.map((address) => fetchJson<{ articles: Article[] }>(address)),
  ]);
  const { read, judge } = combineReader(
    names,
    files.map(({ articles }) => articles),
    data,
  );
  return { read: (text) => read(text, getHandoverDay()), judge };
}

/** The same of data that are there. */
export function combineReader(names: PlaceNames, lists: readonly (readonly Article[])[], data: GoodsLawData) {
  const read = buildLineReader(names, lists, data.law);
  const judge = makeLineJudge(lists, data);
  const propose = makeGoodsProposer(lists);
  return { read: (text: string, today: Day) => propose(markForbidden(read(text, today), judge)), judge };
}

function fetchJson<Data>(address: string): Promise<Data> {
  return fetchWithRetry<Data>(address, { onResponse: requireJson });
}

/** After so many words that nobody understands, nobody reads proposals; no name of an article is longer. */
const mostCompared = 3;
const longestName = 30;
/** So many articles are proposed for a word. */
const mostProposed = 3;

/** What makes a kind of goods of a word, and says nothing by itself: 电子产品 asks for more than 电子. */
const ofKind = /^(?:产品|用品|制品)/;

/** Names of articles; `isKnown`: the word is one for several kinds of goods, and what it means has to be said. */
type Proposed = { names: readonly string[]; isKnown: boolean };

/** Makes words that are not understood propose the articles that are called alike: "battery", "perfum". */
function makeGoodsProposer(lists: readonly (readonly Article[])[]): (reading: Reading) => Reading {
  const [own = []] = lists;
  // the words before the one that is being typed are the same with each key
  const known = new Map<string, Proposed>();
  const propose = (word: string): Proposed => {
    const simplified = toSimplified(word);
    const found = lists.map((list) => findArticles(simplified, list)).find((one) => one.length > 0) ?? [];
    const names = found.slice(0, mostProposed).flatMap(({ article: { id, words } }) => {
      const [name = words[0]] = own.find((article) => article.id === id)?.words ?? [];
      return name ?? [];
    });
    return { names, isKnown: Boolean(found[0]?.asked.length) };
  };
  return (reading) => {
    let compared = 0;
    const problems = reading.problems.map((problem) => {
      const word = reading.text.slice(...problem.span);
      if (problem.kind !== "unknown" || word.length > longestName || ++compared > mostCompared) return problem;
      const [kind] = ofKind.exec(reading.text.slice(problem.span[1])) ?? [];
      const whole = `${word}${kind ?? ""}`;
      const asked = known.get(whole) ?? propose(whole);
      const told = asked.names.length > 0 || !kind ? asked : propose(word);
      known.set(whole, told);
      if (told.isKnown) return { ...problem, kind: "kinds" as const, proposals: told.names };
      return told.names.length > 0 ? { ...problem, proposals: [...problem.proposals, ...told.names] } : problem;
    });
    return compared > 0 ? { ...reading, problems } : reading;
  };
}
