import { minorDigits } from "#rating/minor-digits.ts";
import { type Locale, localeEntry } from "#site/locales.ts";
import type { Catalog } from "../catalog.ts";

/**
 * What the cards' currencies are in the one that a language's readers count in, as a guide beside prices, which stay in
 * the currency of their card. Nothing where the language names none, or the content has no rate for it.
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
