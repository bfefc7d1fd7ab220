import type { Locale } from "#site/locales.ts";
import type { Catalog } from "../catalog.ts";
import { inLocale } from "../localized.ts";

export function serviceName({ services }: Pick<Catalog, "services">, slug: string, locale: Locale): string {
  const service = services.get(slug);
  return service ? inLocale(service, locale).value.head.name : slug;
}
