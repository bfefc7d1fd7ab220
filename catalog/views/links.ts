import { getOriginal, type Locale, resolveLocale, toLocalPath } from "#site/locales.ts";
import { buildAddress } from "#site/pages.ts";
import type { Catalog } from "../model.ts";
import { getServicePath } from "../site-pages.ts";

/** Names and addresses of services in a locale; unknown slugs are left out. */
export function listServiceLinks({ services }: Catalog, locale: Locale, slugs: Iterable<string>) {
  return [...slugs].flatMap((slug) => {
    const versions = services.get(slug);
    if (!versions) return [];
    const { name } = resolveLocale(versions, locale).value.head;
    return [{ slug, name, path: toLocalPath(getServicePath(slug, getOriginal(versions).head), locale) }];
  });
}

/** Guides as links, in the order given. */
export function listGuideLinks(catalog: Catalog, locale: Locale, guides: readonly string[]) {
  return guides.flatMap((guide) => {
    const found = catalog.guides.get(guide);
    return found
      ? [
          {
            title: resolveLocale(found, locale).value.head.title,
            path: toLocalPath(buildAddress("guides", guide), locale),
          },
        ]
      : [];
  });
}
