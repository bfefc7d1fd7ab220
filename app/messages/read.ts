import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

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

/** The messages of a language, with English where it says nothing. */
export function withFallback(language: string): Table {
  const all = readMessages();
  return { ...all.get(base)?.table, ...all.get(language)?.table };
}
