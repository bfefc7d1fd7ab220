import { isCountryCode } from "#site/country-codes.ts";

export type Country = {
  code: string;
  name: string;
  aliases: readonly string[];
  /** How its Chinese name is typed: `挪威`, `nuowei`, `nw`. */
  typed?: readonly string[];
  /** Its large cities, each by all its names, the page's own first. */
  cities?: readonly (readonly string[])[];
};

/**
 * The country of a code first, then those whose name or other name begins with what was typed, those whose Chinese name
 * is typed so, those with a word of their name that begins so, and those with such a city. All for nothing typed.
 */
export function filterCountries(countries: readonly Country[], typed: string): Country[] {
  const wanted = normalizeForSearch(typed);
  if (wanted === "") return [...countries];
  const names = ({ name, aliases, code }: Country) => [name, ...aliases, code].map(normalizeForSearch);
  const begins = countries.filter((country) => names(country).some((name) => name.startsWith(wanted)));
  const sounds = ({ typed = [] }: Country) => wanted.length > 1 && typed.some((key) => key.startsWith(wanted));
  const found = new Set([
    ...countries.filter(({ code }) => code.toLowerCase() === wanted),
    ...begins,
    ...countries.filter(sounds),
    ...countries.filter(({ name }) => holdsWord(name, wanted)),
    ...countries.filter((country) => findMatchingCity(country, typed) !== undefined),
  ]);
  return [...found];
}

/** The one country that is called as it was typed, in whatever case; a name that merely begins so is another's. */
export function findCountry(countries: readonly Country[], typed: string): Country | undefined {
  const wanted = normalizeForSearch(typed);
  if (wanted === "") return undefined;
  const coded = countries.find(({ code }) => code.toLowerCase() === wanted);
  // `rs` is Serbia, and no 瑞士
  const isCode = isCountryCode(wanted.toUpperCase());
  const named = countries.filter(({ name, aliases, typed: keys = [] }) =>
    [name, ...aliases, ...(isCode ? [] : keys)].some((own) => normalizeForSearch(own) === wanted),
  );
  return coded ?? (named.length === 1 ? named[0] : undefined);
}

/** Whether a word of a name begins so, or characters of it do where it has no words. */
function holdsWord(name: string, wanted: string): boolean {
  if (/\p{Script=Han}/u.test(name)) return normalizeForSearch(name).includes(wanted);
  return name.split(/[\s-]+/).some((word) => normalizeForSearch(word).startsWith(wanted));
}

/** The city of a country that begins with what was typed, where its own name does not. */
export function findMatchingCity({ name, cities = [] }: Country, typed: string): string | undefined {
  const wanted = normalizeForSearch(typed);
  if (wanted === "" || normalizeForSearch(name).includes(wanted)) return undefined;
  return cities.find((names) => names.some((own) => normalizeForSearch(own).startsWith(wanted)))?.[0];
}

/** Lower case, without accents, spaces and what is not seen: "reunion" finds "Réunion". */
function normalizeForSearch(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}\s.'’-]/gu, "")
    .toLowerCase();
}
