import type { Catalog } from "../catalog.ts";
import type { Locale } from "#site/locales.ts";
import { hostOf } from "./host-of.ts";

type Source = { title: string; url?: string | undefined };
type Head = { sources: readonly Source[]; checked: readonly { source: string; read: string }[] };

/**
 * The sources of a text, each with the last day on which a fact was read in it. A source that has a name in the page's
 * language is shown by it, followed by its own title, by which it can be found. The host of its address shows whose
 * page it is, whatever the title claims.
 */
export function datedSources({ reference }: Catalog, locale: Locale, { sources, checked }: Head) {
  return sources.map(({ title, url }) => {
    const named = reference.sourceTitles.get(title)?.[locale];
    const read = checked
      .filter(({ source }) => source === title)
      .map((fact) => fact.read)
      .sort()
      .at(-1);
    return { title: named ?? title, ...(named && { original: title }), url, ...(url && { host: hostOf(url) }), read };
  });
}
