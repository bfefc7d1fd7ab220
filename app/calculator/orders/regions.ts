import { knownLocales, tagOf } from "#site/locales.ts";
import { otherCountryNames } from "./other-country-names.ts";

/** What `Intl` knows as regions and no parcel is sent to. */
const noCountries = new Set(["EU", "EZ", "QO", "UN", "XA", "XB", "ZZ"]);

/** Languages, beside the site's own, in which shops name countries. */
const shopsLanguages = "de nl fr es it pt pl cs sv da nb fi".split(" ");

let known: ReadonlyMap<string, string> | undefined;

/**
 * The ISO 3166-1 code of any country by its code of two letters, that of three where a service reaches it, or its name in
 * a language of the site or of shops; accents, spaces and points do not count. Nothing for what is none.
 */
export function countryCodeOf(text: string): string | undefined {
  known ??= allCountries();
  return known.get(plain(text));
}

function plain(text: string): string {
  return text
    .toUpperCase()
    .normalize("NFD")
    .replace(/[\p{M}\s.,'’()&-]/gu, "");
}

/** Made when a file first needs it: the browser's own names cost no download. The first country of a name keeps it. */
function allCountries(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const add = (name: string, code: string) => {
    const key = plain(name);
    if (key && !found.has(key)) found.set(key, code);
  };
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const codes = letters.flatMap((first) => letters.map((second) => first + second)).filter(isCurrent);
  const english = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  const countries = codes.filter((code) => english.of(code) !== undefined);
  for (const code of countries) add(code, code);
  for (const [name, code] of otherCountryNames()) add(name, code);
  for (const tag of new Set([...knownLocales.map(tagOf), ...shopsLanguages])) {
    const names = new Intl.DisplayNames(tag, { type: "region", fallback: "none" });
    for (const code of countries) add(names.of(code) ?? "", code);
  }
  return found;
}

/** Whether a code is no withdrawn one: `Intl` still names FX, DD and others as it names what came after them. */
function isCurrent(code: string): boolean {
  return !noCountries.has(code) && Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`;
}
