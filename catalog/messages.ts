import { existsSync, readFileSync } from "node:fs";
import { formatMessage, type Inputs } from "#app/messages/format.ts";
import { type MessageFile, readMessages } from "#app/messages/read.ts";
import type { Messages } from "#app/messages/typed.d.ts";
import { normalizeText } from "./read/files.ts";
import { parseYaml } from "./read/yaml.ts";
import { baseLocale, getLanguageTag, knownLocales, type Locale, publishLocales, sourceLocale } from "#site/locales.ts";

/** Where messages of the interface are stored: the code's own, and a provider's replacements and other languages. */
export const messageFolders = (root: string) => ["app/messages", `${root}/messages`];

/**
 * Publishes a content folder's languages: those listed under `languages` in its `site.yaml`, in that order; if none are
 * listed, every registered language that has a file of messages.
 */
export function publishLanguagesOf(root: string): readonly Locale[] {
  const named = readNamedLocales(`${root}/site.yaml`);
  const written = knownLocales.filter((code) =>
    messageFolders(root).some((folder) => existsSync(`${folder}/${code}.json`)),
  );
  const languages = named.length > 0 ? named : written;
  publishLocales(languages);
  return languages;
}

/** The languages listed under `languages`; a mistake there is reported when the complete file is checked. */
function readNamedLocales(file: string): Locale[] {
  if (!existsSync(file)) return [];
  try {
    // as the files are read, so that the same text is taken apart once
    const { document } = parseYaml(normalizeText(readFileSync(file, "utf8")));
    const named: unknown = document.errors.length === 0 && document.toJS()?.languages;
    const codes: ReadonlySet<unknown> = new Set(Array.isArray(named) ? named : []);
    return [...codes].flatMap((one) => knownLocales.find((code) => code === one) ?? []);
  } catch {
    return [];
  }
}

export type MessageName = keyof Messages;

let files: readonly MessageFile[] | undefined;
let folders = messageFolders("content");

/** Loads the messages for drawings and texts from the interface and from a content folder, which takes precedence. */
export function useMessageFolder(root: string): void {
  folders = messageFolders(root);
  files = undefined;
}

/** A message of the interface used in a drawing or a text, with its `{places}` filled in. */
export function translate(name: MessageName, locale: Locale, values: Inputs = {}): string {
  for (const each of [locale, baseLocale, sourceLocale]) {
    const text = findMessage(name, each);
    if (text !== undefined) return formatMessage(text, values, getLanguageTag(each));
  }
  throw new Error(`There is no message "${name}"; add it to app/messages/${sourceLocale}.json`);
}

/** A message as a language's own files have it, unfilled; undefined if only other languages have it. */
export function findMessage(name: MessageName, locale: Locale): string | undefined {
  files ??= readMessages(folders);
  return files.findLast(({ language, table }) => language === locale && table[name] !== undefined)?.table[name];
}
