import { splitWords } from "#rating/goods/find-articles.ts";
import type { Article } from "#rating/goods/goods.ts";
import type { FindGoods } from "./goods-words.ts";
import type { GoodsFound } from "./reading.ts";

/** What a name is compared by: words in the singular, in their order, without the spaces between. */
function normalizeGoods(text: string): string {
  return splitWords(text).join("");
}

/**
 * Articles by what they are called, in the languages of the lists; the first of a name keeps it. Names are shown in the
 * first list's language. `categorize`: the kind of goods of rate cards for an article's classes, where one takes it.
 */
export function buildGoodsIndex(
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
