import { countSlips } from "#rating/goods/slips.ts";
import { listCountryCodes } from "#site/country-codes.ts";
import { listOtherCountryNames } from "#site/country-names.ts";
import { getLanguageTag, knownLocales } from "#site/locales.ts";
import { makeSimplifier } from "../../parse/make-simplifier.ts";
import { countForgivenSlips } from "../../parse/line/spelling.ts";

/** Languages, beside the site's own, in which shops name countries; Taiwan and Hong Kong have names of their own. */
const shopsLanguages = "de nl fr es it pt pl cs sv da nb fi zh-Hant zh-Hant-HK".split(" ");

/**
 * Traditional characters of countries that have another name there (南韓), each before its simplified one. The table of
 * all characters is many times as large, and the page of order files begins without it.
 */
const toSimplified = makeSimplifier("臺台國国韓韩亞亚蘭兰馬马羅罗爾尔聯联義义維维納纳賓宾盧卢");

let known: ReadonlyMap<string, string> | undefined;

/**
 * The ISO 3166-1 code of any country by its code of two letters, that of three where a service reaches it, or its name in
 * a language of the site or of shops; accents, spaces and points do not count, nor that characters are traditional. Nothing
 * for what is none.
 */
export function findCountryCode(text: string): string | undefined {
  known ??= listAllCountries();
  return known.get(normalizeRegionName(text));
}

function normalizeRegionName(text: string): string {
  return toSimplified(text)
    .toUpperCase()
    .normalize("NFD")
    .replace(/[\p{M}\s.,'’()&-]/gu, "");
}

/** Made when a file first needs it: the browser's own names cost no download. The first country of a name keeps it. */
function listAllCountries(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const add = (name: string, code: string) => {
    const key = normalizeRegionName(name);
    if (key && !found.has(key)) found.set(key, code);
  };
  const countries = listCountryCodes();
  for (const code of countries) add(code, code);
  for (const [name, code] of listOtherCountryNames()) add(name, code);
  for (const tag of new Set([...knownLocales.map(getLanguageTag), ...shopsLanguages])) {
    const names = new Intl.DisplayNames(tag, { type: "region", fallback: "none" });
    for (const code of countries) add(names.of(code) ?? "", code);
  }
  return found;
}

type Country = { code: string; name: string; aliases: readonly string[] };

/**
 * The country that a misspelt name most likely means: `Germny`, `Untied Kingdom`. One slip is forgiven in up to five
 * letters, two in more; nothing where two countries are as near.
 */
export function findNearestCountry(text: string, countries: readonly Country[]): Country | undefined {
  const typed = normalizeCountryName(text);
  const most = countForgivenSlips(typed.length);
  if (most === 0) return undefined;
  const near = countries.flatMap((country) => {
    // a code is no word that one misspells
    const names = [country.name, ...country.aliases]
      .map(normalizeCountryName)
      .filter((name) => countForgivenSlips(name.length) > 0 && Math.abs(name.length - typed.length) <= most);
    const slips = Math.min(...names.map((name) => countSlips(typed, name)));
    return slips <= most ? [{ country, slips }] : [];
  });
  const [best, next] = near.sort((a, b) => a.slips - b.slips);
  return best && best.slips !== next?.slips ? best.country : undefined;
}

function normalizeCountryName(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[^\p{L}]/gu, "")
    .toLowerCase();
}
