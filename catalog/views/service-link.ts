import type { Catalog } from "../catalog.ts";
import { type Locale, localPath } from "#site/locales.ts";
import { inLocale, original } from "../localized.ts";
import { servicePath } from "../paths.ts";

/** Name and address of services in a locale; a slug that is none is left out. */
export function serviceLinks({ services }: Catalog, locale: Locale, slugs: Iterable<string>) {
  return [...slugs].flatMap((slug) => {
    const versions = services.get(slug);
    if (!versions) return [];
    const { name } = inLocale(versions, locale).value.head;
    return [{ slug, name, path: localPath(servicePath(slug, original(versions).head), locale) }];
  });
}
