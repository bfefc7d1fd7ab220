import type { PostcodeRule } from "../card.ts";
import type { DutyRules, Part, Rates, Regime } from "./rules.ts";

/** Where goods go, in the eyes of the law: the regime, the part of the country if it has its own rules, its rates. */
export type Place = { regime: Regime; country: string; part?: Part; rates: Rates };

type Country = { whole: Place; parts: readonly Required<Place>[] };

const known = new WeakMap<DutyRules, Map<string, Country>>();

/** The countries of all regimes with their parts; sorted out once. */
function countriesOf(rules: DutyRules): Map<string, Country> {
  let countries = known.get(rules);
  if (!countries) {
    countries = new Map();
    for (const regime of rules.regimes)
      for (const [country, rates] of Object.entries(regime.countries)) {
        if (countries.has(country)) continue;
        const parts = regime.parts
          .filter((part) => part.country === country)
          .map((part) => ({ regime, country, part, rates: { ...rates, ...part.rates } }));
        countries.set(country, { whole: { regime, country, rates }, parts });
      }
    known.set(rules, countries);
  }
  return countries;
}

/** The place of a destination, the same one for the same rules; nothing where no regime has it. */
export function placeOf(rules: DutyRules, country: string, postcode: string | undefined): Place | undefined {
  const found = countriesOf(rules).get(country);
  if (!found || found.parts.length === 0 || !postcode) return found?.whole;
  const plain = postcode.toUpperCase().replace(/[^A-Z\d]/g, "");
  if (plain === "") return found.whole;
  return found.parts.find(({ part }) => lies(plain, part.postcodes)) ?? found.whole;
}

/** Parts of a country are told by the beginning of the code or by a range of beginnings: areas, never single streets. */
function lies(plain: string, rules: readonly PostcodeRule[]): boolean {
  return rules.some((rule) => {
    if ("prefix" in rule) return plain.startsWith(rule.prefix);
    const head = plain.slice(0, rule.from.length);
    return head.length === rule.from.length && head >= rule.from && head <= rule.to;
  });
}

/** The places within a country that its regime tells apart. */
export function partsOf(rules: DutyRules, country: string): readonly Required<Place>[] {
  return countriesOf(rules).get(country)?.parts ?? [];
}
