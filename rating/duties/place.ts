import type { PostcodeRule } from "../card.ts";
import type { DutyRules, Part, Rates, Regime } from "./rules.ts";

/** Where goods go, in the eyes of the law: the regime, the part of the country if it has its own rules, its rates. */
export type Place = { regime: Regime; country: string; part?: Part; rates: Rates };

/** The place of a destination; nothing where no regime has it. */
export function placeOf(rules: DutyRules, country: string, postcode: string | undefined): Place | undefined {
  const regime = rules.regimes.find(({ countries }) => Object.hasOwn(countries, country));
  if (!regime) return undefined;
  const plain = (postcode ?? "").toUpperCase().replace(/[^A-Z\d]/g, "");
  const part = plain === "" ? undefined : partsOf(regime, country).find((one) => lies(plain, one.postcodes));
  return within(regime, country, part);
}

/** Parts of a country are told by the beginning of the code or by a range of beginnings: areas, never single streets. */
function lies(plain: string, rules: readonly PostcodeRule[]): boolean {
  return rules.some((rule) => {
    if ("prefix" in rule) return plain.startsWith(rule.prefix);
    const head = plain.slice(0, rule.from.length);
    return head.length === rule.from.length && head >= rule.from && head <= rule.to;
  });
}

/** The parts of a country that its regime tells apart. */
export function partsOf(regime: Regime, country: string): readonly Part[] {
  return regime.parts.filter((part) => part.country === country);
}

export function within(regime: Regime, country: string, part: Part | undefined): Place {
  const rates = { ...regime.countries[country], ...part?.rates };
  return { regime, country, ...(part && { part }), rates };
}
