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
export function matchingCountries(countries: readonly Country[], typed: string): Country[] {
  const wanted = plain(typed);
  if (wanted === "") return [...countries];
  const names = ({ name, aliases, code }: Country) => [name, ...aliases, code].map(plain);
  const begins = countries.filter((country) => names(country).some((name) => name.startsWith(wanted)));
  const sounds = ({ typed = [] }: Country) => wanted.length > 1 && typed.some((key) => key.startsWith(wanted));
  const found = new Set([
    ...begins,
    ...countries.filter(sounds),
    ...countries.filter((country) => plain(country.name).includes(wanted)),
    ...countries.filter((country) => matchingCity(country, typed) !== undefined),
  ]);
  return [...found];
}

/** The city of a country that begins with what was typed, where its own name does not. */
export function matchingCity({ name, cities = [] }: Country, typed: string): string | undefined {
  const wanted = plain(typed);
  if (wanted === "" || plain(name).includes(wanted)) return undefined;
  return cities.find((names) => names.some((own) => plain(own).startsWith(wanted)))?.[0];
}

/** Lower case, without accents and spaces: "reunion" finds "Réunion". */
function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\p{M}\s.'’-]/gu, "")
    .toLowerCase();
}
