import { existsSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { knownLocales, type Locale, publishLocales } from "#site/locales.ts";

/** Where messages of the interface are stored: the code's own, and a provider's replacements and other languages. */
export const messageFolders = (root: string) => ["app/messages", `${root}/messages`];

/**
 * Publishes a content folder's languages: those listed under `languages` in its `site.yaml`, in that order; if none are
 * listed, every registered language that has a file of messages.
 */
export function publishLanguagesOf(root: string): readonly Locale[] {
  const named = namedIn(`${root}/site.yaml`);
  const written = knownLocales.filter((code) =>
    messageFolders(root).some((folder) => existsSync(`${folder}/${code}.json`)),
  );
  const languages = named.length > 0 ? named : written;
  publishLocales(languages);
  return languages;
}

/** The languages listed under `languages`; a mistake there is reported when the complete file is checked. */
function namedIn(file: string): Locale[] {
  if (!existsSync(file)) return [];
  try {
    const named: unknown = parse(readFileSync(file, "utf8"))?.languages;
    return Array.isArray(named) ? knownLocales.filter((code) => named.includes(code)).sort(byPlaceIn(named)) : [];
  } catch {
    return [];
  }
}

function byPlaceIn(list: readonly unknown[]) {
  return (a: unknown, b: unknown) => list.indexOf(a) - list.indexOf(b);
}
