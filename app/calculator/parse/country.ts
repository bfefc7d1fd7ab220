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
 * Countries whose name, other name or code begins with what was typed, then those whose Chinese name is typed so, then
 * those that hold it, and those with a city that begins with it. All for nothing typed.
 */
export function filterCountries(countries: readonly Country[], typed: string): Country[] {
  const wanted = normalizeForSearch(typed);
  if (wanted === "") return [...countries];
  const names = ({ name, aliases, code }: Country) => [name, ...aliases, code].map(normalizeForSearch);
  const begins = countries.filter((country) => names(country).some((name) => name.startsWith(wanted)));
  const sounds = ({ typed = [] }: Country) => wanted.length > 1 && typed.some((key) => key.startsWith(wanted));
  const found = new Set([
    ...begins,
    ...countries.filter(sounds),
    ...countries.filter((country) => normalizeForSearch(country.name).includes(wanted)),
    ...countries.filter((country) => findMatchingCity(country, typed) !== undefined),
  ]);
  return [...found];
}

/** The city of a country that begins with what was typed, where its own name does not. */
export function findMatchingCity({ name, cities = [] }: Country, typed: string): string | undefined {
  const wanted = normalizeForSearch(typed);
  if (wanted === "" || normalizeForSearch(name).includes(wanted)) return undefined;
  return cities.find((names) => names.some((own) => normalizeForSearch(own).startsWith(wanted)))?.[0];
}

/** Lower case, without accents and spaces: "reunion" finds "Réunion". */
function normalizeForSearch(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\p{M}\s.'’-]/gu, "")
    .toLowerCase();
}

/** The country that a line names in whole words (`挪威 2公斤`, `2 kg nuowei`, `Norway 40x30x20`); nothing where none or several are. */
export function findCountryInText(text: string, countries: readonly Country[]): Country | undefined {
  const letters = text.toLowerCase().match(/\p{Script=Han}+|[\p{L}'’ -]{3,}/gu) ?? [];
  const words = new Set(
    letters.flatMap((run) => [run, ...run.split(/\s+/)]).map((word) => word.replace(/^(?:到|发|寄|去|往)+/, "").trim()),
  );
  const named = countries.filter(({ name, aliases, typed = [], cities = [] }) =>
    [name, ...aliases, ...cities.flat(), ...typed.filter((key) => key.length > 2)].some((known) =>
      words.has(known.toLowerCase()),
    ),
  );
  return named.length === 1 ? named[0] : undefined;
}
