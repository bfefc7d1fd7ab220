import type { PostcodeRule } from "../card.ts";
import type { DutyRules, Part, Rates, Regime } from "./rules.ts";

/** Where goods go, in the eyes of the law: the regime, the part of the country if it has its own rules, the rates. */
export type Place = { regime: Regime; country: string; part?: Part; rates: Rates };

type Country = { whole: Place; parts: readonly Required<Place>[] };

const known = new WeakMap<DutyRules, Map<string, Country>>();

/** The countries of all regimes with their parts; indexed once. */
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

/** The place of a destination, always the same object for the same rules; undefined if no regime covers it. */
export function placeOf(rules: DutyRules, country: string, postcode: string | undefined): Place | undefined {
  const found = countriesOf(rules).get(country);
  if (!found || found.parts.length === 0 || !postcode) return found?.whole;
  const plain = postcode.toUpperCase().replace(/[^A-Z\d]/g, "");
  if (plain === "") return found.whole;
  return found.parts.find(({ part }) => lies(plain, part.postcodes)) ?? found.whole;
}

/** Parts of a country are defined by prefixes of the postcode or ranges of prefixes: areas, never single streets. */
function lies(plain: string, rules: readonly PostcodeRule[]): boolean {
  return rules.some((rule) => {
    if ("prefix" in rule) return plain.startsWith(rule.prefix);
    const head = plain.slice(0, rule.from.length);
    return head.length === rule.from.length && head >= rule.from && head <= rule.to;
  });
}

/** The parts of a country for which its regime has separate rules. */
export function partsOf(rules: DutyRules, country: string): readonly Required<Place>[] {
  return countriesOf(rules).get(country)?.parts ?? [];
}
