import { existsSync, readdirSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { baseLocale, type Locale, localeEntry, sourceLocale } from "#site/locales.ts";
import { dateWords } from "./dates.ts";
import type { Language } from "./m.ts";

export type Table = Readonly<Record<string, string>>;
/** A file of messages as its translator wrote it; the text itself for the lines of its errors. */
export type MessageFile = { file: string; language: string; table: Table; source: string };

export const folder = import.meta.dirname;

/** The files of messages of some folders: what a later folder says goes before what an earlier one says. */
export function readMessages(folders: readonly string[] = [folder]): MessageFile[] {
  return folders.filter(existsSync).flatMap((from) =>
    readdirSync(from)
      .filter((name) => name.endsWith(".json"))
      .map((name) => {
        const file = `${from}/${name}`;
        const source = readFileSync(file, "utf8");
        return { file: relative("", file), language: name.replace(".json", ""), table: JSON.parse(source), source };
      }),
  );
}

/** All that a language says: its messages, the site's first language and then English where it says nothing, and the words of its dates. */
export function languageOf(language: Locale, files: readonly MessageFile[] = readMessages()): Required<Language> {
  const texts = Object.assign(
    {},
    ...[sourceLocale, baseLocale, language].flatMap((each) =>
      files.filter((file) => file.language === each).map(({ table }) => table),
    ),
  );
  return { texts, dates: dateWords(localeEntry(language).dates) };
}
