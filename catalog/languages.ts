import { existsSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { knownLocales, type Locale, publishLocales } from "#site/locales.ts";

/** Where the words of the interface lie: those of the code, and what a provider says in another way or another language. */
export const messageFolders = (root: string) => ["app/messages", `${root}/messages`];

/**
 * Makes the languages of a content folder those of the site: the ones that `languages` in its `site.yaml` names, in that
 * order; where it names none, every one of the register that has a file of words.
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

/** What stands under `languages`; a mistake there is told when the whole file is checked. */
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
