import { existsSync, readdirSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { baseLocale, type Locale, getLocaleEntry, sourceLocale } from "#site/locales.ts";
import { collectDateWords } from "./dates.ts";
import type { Language } from "./m.ts";

export type Table = Readonly<Record<string, string>>;
/** A file of messages as its translator wrote it; the source is for the line numbers of errors. */
export type MessageFile = { file: string; language: string; table: Table; source: string };

export const folder = import.meta.dirname;

/** The message files in some folders; a later folder takes precedence over an earlier one. */
export function readMessages(folders: readonly string[] = [folder]): MessageFile[] {
  return folders.filter(existsSync).flatMap((from) =>
    readdirSync(from)
      .filter((name) => name.endsWith(".json"))
      .map((name) => {
        const file = `${from}/${name}`;
        const source = readFileSync(file, "utf8").replace("\uFEFF", "");
        return { file: relative("", file), language: name.replace(".json", ""), table: JSON.parse(source), source };
      }),
  );
}

/** All messages of a language, from the site's first language or English where it lacks one, and its date words. */
export function readLanguage(language: Locale, files: readonly MessageFile[] = readMessages()): Required<Language> {
  const texts = Object.assign(
    {},
    ...[sourceLocale, baseLocale, language].flatMap((each) =>
      files.filter((file) => file.language === each).map(({ table }) => table),
    ),
  );
  return { texts, dates: collectDateWords(getLocaleEntry(language).dates) };
}
