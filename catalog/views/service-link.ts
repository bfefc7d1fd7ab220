import type { Catalog } from "../catalog.ts";
import { type Locale, localPath } from "#site/locales.ts";
import { inLocale, original } from "../localized.ts";
import { servicePath } from "../paths.ts";

/** Names and addresses of services in a locale; unknown slugs are left out. */
export function serviceLinks({ services }: Catalog, locale: Locale, slugs: Iterable<string>) {
  return [...slugs].flatMap((slug) => {
    const versions = services.get(slug);
    if (!versions) return [];
    const { name } = inLocale(versions, locale).value.head;
    return [{ slug, name, path: localPath(servicePath(slug, original(versions).head), locale) }];
  });
}
