import { existsSync, readFileSync } from "node:fs";
import { baseLocale, type Locale, sourceLocale } from "#site/locales.ts";
import { messageFolders } from "./languages.ts";

type Tables = Partial<Record<Locale, Readonly<Record<string, string>>>>;

let tables: Tables | undefined;
let folders = messageFolders("content");

/** Loads the messages for drawings and texts from the interface and from a content folder, which takes precedence. */
export function takeWordsOf(root: string): void {
  folders = messageFolders(root);
  tables = undefined;
}

/** A message of the interface used in a drawing or a text, with its `{places}` filled in; without plurals. */
export function say(name: string, locale: Locale, values: Readonly<Record<string, string | number>> = {}): string {
  const [text] = [locale, baseLocale, sourceLocale].flatMap((each) => wordsIn(each)[name] ?? []);
  if (text === undefined) throw new Error(`There is no message "${name}"; add it to app/messages/${sourceLocale}.json`);
  if (/\{\w+,/.test(text))
    throw new Error(`The message "${name}" has plurals, which texts written at build cannot choose`);
  return text.replaceAll(/\{(\w+)\}/g, (_, key: string) => String(values[key] ?? ""));
}

function wordsIn(locale: Locale): Readonly<Record<string, string>> {
  tables ??= {};
  tables[locale] ??= Object.assign({}, ...folders.map((folder) => tableOf(`${folder}/${locale}.json`)));
  return tables[locale] ?? {};
}

function tableOf(file: string): object {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}
