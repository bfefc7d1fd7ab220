import { knownLocales, tagOf } from "#site/locales.ts";

/** What `Intl` knows as regions and no parcel is sent to. */
const noCountries = new Set(["EU", "EZ", "QO", "UN", "XA", "XB", "ZZ"]);

let known: ReadonlyMap<string, string> | undefined;

/** The ISO 3166-1 code of any country by its code or its name in a language that the site may be published in; nothing for what is none. */
export function countryCodeOf(text: string): string | undefined {
  known ??= allCountries();
  return known.get(text.trim().toUpperCase());
}

function allCountries(): ReadonlyMap<string, string> {
  const names = knownLocales.map(
    (locale) => new Intl.DisplayNames(tagOf(locale), { type: "region", fallback: "none" }),
  );
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const found = new Map<string, string>();
  for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
    if (noCountries.has(code)) continue;
    for (const name of names.flatMap((one) => one.of(code) ?? [])) found.set(code, code).set(name.toUpperCase(), code);
  }
  return found;
}
