import type { Catalog } from "../catalog.ts";
import { type Locale, localeEntry, localPath } from "#site/locales.ts";
import { inLocale } from "../localized.ts";
import type { Localized } from "../localized.ts";

export type NavLink = { to: string; label: string; note?: string };
export type NavGroup = { label: string; items: NavLink[] };

/** What stands around every page: brand, navigation, footer. */
export function shellView(catalog: Catalog, locale: Locale) {
  const { site } = catalog;
  const own = ownCurrency(catalog, locale);
  const say = (text: Localized<string>) => inLocale(text, locale).value;
  const link = ({
    to,
    label,
    note,
  }: {
    to: string;
    label: Localized<string>;
    note?: Localized<string> | undefined;
  }): NavLink => ({
    to: localPath(to, locale),
    label: say(label),
    ...(note && { note: say(note) }),
  });
  return {
    locale,
    name: site.name,
    claim: say(site.claim),
    description: say(site.description),
    address: site.address,
    legalName: say(site.legal_name),
    email: site.email,
    street: say(site.street),
    phone: site.phone,
    ...(site.tracking && { tracking: site.tracking }),
    ...(site.icp && { icp: say(site.icp) }),
    illustrative: say(site.illustrative),
    ...(own && { ownCurrency: own }),
    navigation: site.navigation.map(({ label, items }): NavGroup => ({ label: say(label), items: items.map(link) })),
    footer: site.footer.map(({ label, items }): NavGroup => ({ label: say(label), items: items.map(link) })),
  };
}

/**
 * What one unit of the cards' currencies is in the one that a language's readers count in, as a guide beside prices, which
 * stay in the currency of their card. Nothing where the language names none, or the content has no rate for it.
 */
function ownCurrency({ cards, reference, site }: Catalog, locale: Locale) {
  const { currency: own, numbers } = localeEntry(locale);
  const { rates, date } = reference.engine.exchange;
  const rate = rates[own ?? ""];
  const others = site.currencies.filter((code) => code !== own && cards.some(({ currency }) => currency === code));
  const known = others.flatMap((code) => (rates[code] ? [{ code, rate: (rate ?? 0) / rates[code] }] : []));
  const [first] = known;
  if (!own || !rate || !first) return undefined;
  const nameOf = new Intl.DisplayNames(numbers, { type: "currency" });
  const inOwn = new Intl.NumberFormat(numbers, { style: "currency", currency: own, currencyDisplay: "narrowSymbol" });
  return {
    date,
    name: nameOf.of(own) ?? own,
    sign: inOwn.formatToParts(0).find(({ type }) => type === "currency")?.value ?? own,
    example: { one: `1 ${nameOf.of(first.code) ?? first.code}`, is: inOwn.format(first.rate) },
    rates: Object.fromEntries(known.map(({ code, rate: perUnit }): [string, number] => [code, perUnit])),
  };
}

export type Shell = ReturnType<typeof shellView>;
