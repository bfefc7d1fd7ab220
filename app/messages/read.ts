import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { dateWords } from "./dates.ts";
import type { Language } from "./m.ts";

export type Table = Readonly<Record<string, string>>;

export const folder = import.meta.dirname;
const base = "en";

/** The messages as translators wrote them, by language; the source text beside, for the lines of its errors. */
export function readMessages(): Map<string, { table: Table; source: string }> {
  const files = readdirSync(folder).filter((name) => name.endsWith(".json"));
  return new Map(
    files.map((name) => {
      const source = readFileSync(join(folder, name), "utf8");
      return [name.replace(".json", ""), { table: JSON.parse(source), source }];
    }),
  );
}

/** A language: its messages, English where it says nothing, and the words of its dates. */
export function languageOf(language: string): Required<Language> {
  const all = readMessages();
  const texts = { ...all.get(base)?.table, ...all.get(language)?.table };
  // English of the site is British
  return { texts, dates: dateWords(language === base ? "en-GB" : language) };
}
