export type Country = {
  code: string;
  name: string;
  aliases: readonly string[];
  /** How its Chinese name is typed: `德国`, `deguo`, `dg`. */
  typed?: readonly string[];
};

/**
 * Countries whose name, other name or code begins with what was typed, then those whose Chinese name is typed so, then
 * those that hold it. All for nothing typed.
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
  ]);
  return [...found];
}

/** Lower case, without accents and spaces: "reunion" finds "Réunion". */
function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\p{M}\s.'’-]/gu, "")
    .toLowerCase();
}
