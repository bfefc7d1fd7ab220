import type { Catalog } from "../catalog.ts";
import { type Locale, localPath } from "#site/locales.ts";
import { inLocale } from "../localized.ts";
import type { Localized } from "../localized.ts";
import { ownCurrencyOf } from "./own-currency.ts";

export type NavLink = { to: string; label: string; note?: string };
export type NavGroup = { label: string; items: NavLink[] };

/** What surrounds every page: brand, navigation, footer. */
export function shellView(catalog: Catalog, locale: Locale) {
  const { site } = catalog;
  const own = ownCurrencyOf(catalog, locale);
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

export type Shell = ReturnType<typeof shellView>;
