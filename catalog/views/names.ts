import { baseLocale, getOriginal, type Locale, type Localized, resolveLocale, toLocalPath } from "#site/locales.ts";
import { buildAddress } from "#site/pages.ts";
import { chinese } from "../chinese/language.ts";
import { listTypedKeys } from "../chinese/pinyin.ts";
import type { Catalog, Prose } from "../model.ts";
import type { CountryOption, Link } from "../page-parts.ts";
import { getServicePath } from "../site-pages.ts";

export function getCountryName({ reference }: Pick<Catalog, "reference">, code: string, locale: Locale): string {
  const country = reference.countries.find((each) => each.code === code);
  return country ? resolveLocale(country.name, locale).value : code;
}

/** A country as named in a sentence: "to the Netherlands". */
export function getCountryInSentence({ reference }: Pick<Catalog, "reference">, code: string, locale: Locale): string {
  const country = reference.countries.find((each) => each.code === code);
  return country ? resolveLocale(country.inSentence, locale).value : code;
}

/** Countries for a list, sorted by name. */
export function listCountryOptions({ reference }: Catalog, locale: Locale): CountryOption[] {
  return reference.countries
    .map(({ code, name, inSentence: phrase, aliases }) => {
      const [own, inSentence] = [resolveLocale(name, locale).value, resolveLocale(phrase, locale).value];
      return {
        code,
        name: own,
        ...(inSentence !== own && { inSentence }),
        aliases: locale === baseLocale ? aliases : [...aliases, getOriginal(name)],
        typed: listTypedNames(name, locale),
      };
    })
    .sort((a, b) => a.name.localeCompare(b.name, locale));
}

/** What is typed for the Chinese name of a country, on pages in any language. */
function listTypedNames(name: Localized<string>, locale: Locale): string[] {
  const own = name[chinese];
  if (own === undefined) return [];
  return [...(locale === chinese ? [] : [own]), ...listTypedKeys(own)];
}

export function getServiceName({ services }: Pick<Catalog, "services">, slug: string, locale: Locale): string {
  const service = services.get(slug);
  return service ? resolveLocale(service, locale).value.head.name : slug;
}

/** What a service is called in the site's languages. */
export function listServiceNames({ services }: Pick<Catalog, "services">, slug: string): string[] {
  return Object.values(services.get(slug) ?? {}).flatMap((text) => text?.head.name ?? []);
}

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
    const versions = catalog.guides.get(guide);
    if (!versions) return [];
    const { title } = resolveLocale(versions, locale).value.head;
    return [{ title, path: toLocalPath(buildAddress("guides", guide), locale) }];
  });
}

/** The site an address belongs to, in the form readers know: abf.gov.au. */
export const getHost = (url: string): string => new URL(url).hostname.replace(/^www\./, "");

type Source = { title: string; url?: string | undefined; edition?: string | undefined };
type Head = { sources: readonly Source[]; checked: readonly { source: string; read: string }[] };

/**
 * The sources of a text, each with the last day on which a fact was read in it. A source that has a name in the page's
 * language is shown by it, followed by its own title where no address leads there; a remark on figures of our own is no
 * title that anybody could look up. The host of the address shows whose page it is, whatever the title claims.
 */
export function listDatedSources({ reference }: Catalog, locale: Locale, { sources, checked }: Head) {
  return sources.map(({ title, url, edition }) => {
    const named = reference.sourceTitles.get(title)?.[locale];
    const read = checked
      .filter(({ source }) => source === title)
      .map((fact) => fact.read)
      .sort()
      .at(-1);
    return {
      title: named ?? title,
      ...(named
        ? !url && edition !== "illustrative" && { original: title }
        : locale !== baseLocale && { isForeign: true }),
      url,
      ...(url && { host: getHost(url) }),
      read,
    };
  });
}

/** The headings of a text as links within its page. */
export function listContents({ headings }: Pick<Prose, "headings">): Link[] {
  return headings.filter(({ depth }) => depth === 2).map(({ id, text }) => ({ title: text, path: `#${id}` }));
}
