export type Country = { code: string; name: string; aliases: readonly string[] };

/** Countries whose name, other name or code begins with what was typed, then those that hold it. All for nothing typed. */
export function matchingCountries(countries: readonly Country[], typed: string): Country[] {
  const wanted = plain(typed);
  if (wanted === "") return [...countries];
  const names = ({ name, aliases, code }: Country) => [name, ...aliases, code].map(plain);
  const begins = countries.filter((country) => names(country).some((name) => name.startsWith(wanted)));
  const holds = countries.filter((country) => !begins.includes(country) && plain(country.name).includes(wanted));
  return [...begins, ...holds];
}

/** Lower case, without accents and spaces: "reunion" finds "Réunion". */
function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\p{M}\s.'’-]/gu, "")
    .toLowerCase();
}
