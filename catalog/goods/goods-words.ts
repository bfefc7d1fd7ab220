import { splitWords } from "#rating/goods/split-words.ts";
import { knownLocales, type Localized, locales } from "#site/locales.ts";
import { readCsv, splitList } from "../read/csv.ts";
import type { Files } from "../read/files.ts";
import { type Problems, suggestName } from "../read/problems.ts";

/** What an article is called, in each language. */
type Named = { id: string; name: Localized<string>; words: Localized<readonly string[]> };

/** A row of `goods-words.csv`: words that alone do not say which article is meant. */
export type WordRow = {
  words: readonly string[];
  /** Articles that they can mean; none where they say nothing. */
  articles: readonly string[];
  warns: boolean;
  /** Classes, besides those of `articles`, of which a warning says nothing new: "wireless" of what is radio. */
  answered: readonly string[];
};
/** Words of languages that the site is not published in, as files of orders and chat messages from shops there have them. */
const otherWords = "words.other";
export const wordColumns = [...knownLocales.map((locale) => `words.${locale}`), otherWords];

export function readOtherWords(cells: Readonly<Record<string, string>>): string[] {
  return splitList(cells[otherWords]);
}

/** Words that mean several articles, or make doubtful what they stand beside. */
export function readGoodsWords(
  files: Files,
  articles: readonly Named[],
  classes: readonly string[],
  problems: Problems,
): WordRow[] {
  const file = `${files.root}/reference/goods-words.csv`;
  if (!files.has(file)) return [];
  const ids = articles.map(({ id }) => id);
  const names = new Set(articles.flatMap((article) => [...listKeys(article)].map(dropLanguage)));
  const seen = new Map<string, number>();
  const rows = readCsv(file, files.text(file), ["articles", "warns"], [...wordColumns, "answered"], problems);
  return rows.map(({ line, cells, error }) => {
    const words = wordColumns.flatMap((column) => splitList(cells[column]));
    const row = {
      words,
      articles: splitList(cells["articles"]),
      warns: cells["warns"] === "yes",
      answered: splitList(cells["answered"]),
    };
    for (const word of words) {
      const key = splitWords(word).join("");
      const other = seen.get(key);
      if (other) error(`"${word}" is already on line ${other}`, "leave it where it fits best");
      // a single character names an article where it stands alone
      if (key.length > 1 && names.has(key))
        error(`"${word}" is the name of an article`, "remove it here: that article is found by it");
      seen.set(key, line);
    }
    for (const id of row.articles) if (!ids.includes(id)) error(`there is no article "${id}"`, suggestName(id, ids));
    for (const id of row.answered)
      if (!classes.includes(id)) error(`the class "${id}" is not known`, suggestName(id, classes));
    if (!/^(?:yes)?$/.test(cells["warns"] ?? "")) error(`"warns" is "${cells["warns"]}"`, 'write "yes" or nothing');
    if (row.warns && row.articles.length === 0) error("a warning names no article", "write which it can mean");
    return row;
  });
}

/** What a key says, without its language. */
export function dropLanguage(key: string): string {
  return key.replace(/^\S+ /, "");
}

/** Names as the search compares them: "Power banks" and "power-bank" are the same. Those of one row may repeat. */
export function listKeys({ name, words }: Pick<Named, "name" | "words">): Set<string> {
  return new Set(
    locales.flatMap((locale) =>
      // a language may have no name yet
      [name[locale] ?? [], words[locale] ?? []].flat().map((word) => `${locale} ${splitWords(word).join("")}`),
    ),
  );
}
