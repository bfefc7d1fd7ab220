import type { Catalog } from "../catalog.ts";
import { type Locale, localPath } from "#site/locales.ts";
import { inLocale } from "../localized.ts";
import type { Localized } from "../localized.ts";

export type NavLink = { to: string; label: string; note?: string };
export type NavGroup = { label: string; items: NavLink[] };

/** What stands around every page: brand, navigation, footer. */
export function shellView({ site, reference }: Catalog, locale: Locale) {
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
    ...(site.icp && { icp: say(site.icp) }),
    illustrative: say(site.illustrative),
    ...(locale === "zh" && { yuan: yuanRates(reference.engine.exchange) }),
    navigation: site.navigation.map(({ label, items }): NavGroup => ({ label: say(label), items: items.map(link) })),
    footer: site.footer.map(({ label, items }): NavGroup => ({ label: say(label), items: items.map(link) })),
  };
}

/** What one unit of a currency is in yuan, for readers who count in yuan; prices stay in the currency of their card. */
function yuanRates({ rates, date }: Catalog["reference"]["engine"]["exchange"]) {
  const yuan = rates["CNY"] ?? 0;
  const billed = ["USD", "EUR", "GBP"].filter((currency) => rates[currency] !== undefined);
  return { date, rates: Object.fromEntries(billed.map((currency) => [currency, yuan / (rates[currency] ?? 1)])) };
}

export type Shell = ReturnType<typeof shellView>;
