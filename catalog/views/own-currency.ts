import { minorDigits } from "#rating/minor-digits.ts";
import { type Locale, localeEntry } from "#site/locales.ts";
import type { Catalog } from "../catalog.ts";

/**
 * Rates from the cards' currencies to the one that a language's readers think in: a guide next to prices, which stay in
 * their card's currency. Undefined if the language names none, or the content has no rate for it.
 */
export function ownCurrencyOf({ cards, reference, site }: Catalog, locale: Locale) {
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
    rates: Object.fromEntries(known.map(({ code, rate: perUnit }) => [code, perUnit / 10 ** minorDigits(code)])),
  };
}
