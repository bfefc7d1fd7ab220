import { baseLocale, type Locale, resolveLocale } from "#site/locales.ts";
import type { Catalog } from "../model.ts";

export function getCountryName({ reference }: Pick<Catalog, "reference">, code: string, locale: Locale): string {
  const country = reference.countries.find((each) => each.code === code);
  return country ? resolveLocale(country.name, locale).value : code;
}

/** A country as named in a sentence: "to the Netherlands". */
export function getCountryInSentence({ reference }: Pick<Catalog, "reference">, code: string, locale: Locale): string {
  const country = reference.countries.find((each) => each.code === code);
  return country ? resolveLocale(country.inSentence, locale).value : code;
}

export function getServiceName({ services }: Pick<Catalog, "services">, slug: string, locale: Locale): string {
  const service = services.get(slug);
  return service ? resolveLocale(service, locale).value.head.name : slug;
}

/** The site an address belongs to, in the form readers know: abf.gov.au. */
export const getHost = (url: string): string => new URL(url).hostname.replace(/^www\./, "");

type Source = { title: string; url?: string | undefined };
type Head = { sources: readonly Source[]; checked: readonly { source: string; read: string }[] };

/**
 * The sources of a text, each with the last day on which a fact was read in it. A source that has a name in the page's
 * language is shown by it, followed by its own title, by which it can be found. The host of its address shows whose
 * page it is, whatever the title claims.
 */
export function listDatedSources({ reference }: Catalog, locale: Locale, { sources, checked }: Head) {
  return sources.map(({ title, url }) => {
    const named = reference.sourceTitles.get(title)?.[locale];
    const read = checked
      .filter(({ source }) => source === title)
      .map((fact) => fact.read)
      .sort()
      .at(-1);
    return {
      title: named ?? title,
      ...(named ? { original: title } : locale !== baseLocale && { isForeign: true }),
      url,
      ...(url && { host: getHost(url) }),
      read,
    };
  });
}
