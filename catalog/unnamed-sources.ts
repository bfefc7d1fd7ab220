import { baseLocale, type Locale } from "#site/locales.ts";
import type { Catalog } from "./catalog.ts";
import type { Doc } from "./read-documents.ts";
import type { MissingText } from "./missing-texts.ts";

/** Sources in texts without a name in a language (`reference/source-titles.csv`), whose title is not in its script. */
export function unnamedSources(catalog: Catalog, locale: Locale): MissingText[] {
  const { services, guides, news, pages, reference } = catalog;
  const texts: Doc<{ sources: { title: string }[] }>[] = [services, guides, news, pages].flatMap((kind) =>
    [...kind.values()].flatMap((versions) => versions[baseLocale] ?? []),
  );
  return texts.flatMap(({ file, head, lineOf }) =>
    head.sources.flatMap(({ title }, at) =>
      reference.sourceTitles.get(title)?.[locale] || /\p{Script=Han}/u.test(title)
        ? []
        : [{ file, line: lineOf(["sources", at]), what: `the source "${title}"` }],
    ),
  );
}
