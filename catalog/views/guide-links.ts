import { type Locale, localPath } from "#site/locales.ts";
import { addressOf } from "#site/pages.ts";
import type { Catalog } from "../catalog.ts";
import { inLocale } from "../localized.ts";

/** Guides as links, in the order given. */
export function guideLinks(catalog: Catalog, locale: Locale, guides: readonly string[]) {
  return guides.flatMap((guide) => {
    const found = catalog.guides.get(guide);
    return found
      ? [{ title: inLocale(found, locale).value.head.title, path: localPath(addressOf("guides", guide), locale) }]
      : [];
  });
}
