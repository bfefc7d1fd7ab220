import { getLanguageTag, knownLocales } from "#site/locales.ts";

/** ISO 3166-1 alpha-3 codes of the countries that services reach: two letters, then three. */
const threeLetters =
  "US USA CA CAN MX MEX BR BRA CL CHL GB GBR DE DEU FR FRA IT ITA ES ESP PT PRT NL NLD BE BEL LU LUX AT AUT IE IRL DK DNK SE SWE FI FIN PL POL CZ CZE SK SVK HU HUN RO ROU BG BGR GR GRC HR HRV SI SVN EE EST LV LVA LT LTU CY CYP MT MLT CH CHE NO NOR IL ISR AE ARE SA SAU AU AUS NZ NZL JP JPN KR KOR SG SGP MY MYS TH THA PH PHL IM IMN JE JEY GG GGY PR PRI";

/** Names that people write and `Intl` does not know, by code. */
const written: Readonly<Record<string, string>> = {
  US: "United States of America; Vereinigte Staaten von Amerika; Verenigde Staten van Amerika; VS; États-Unis d'Amérique; Estados Unidos de América; EE. UU.; Stati Uniti d'America",
  GB: "UK; Great Britain; Großbritannien; England; Groot-Brittannië; Engeland; Grande-Bretagne; Angleterre; Gran Bretaña; Inglaterra; Gran Bretagna; Inghilterra",
  NL: "The Netherlands; Die Niederlande; Holland; Hollande; Holanda; Olanda",
  CZ: "Czech Republic; Tschechische Republik; Tsjechische Republiek; République tchèque; República Checa; Repubblica Ceca",
  SK: "Slovak Republic; Slowakische Republik",
  AE: "UAE; VAE; EAU; 阿联酋",
  KR: "Korea; Republic of Korea",
  IE: "Republic of Ireland",
};

/** Each other name or code of a country with its ISO 3166-1 code. */
function listOtherCountryNames(): (readonly [name: string, code: string])[] {
  const codes = [...threeLetters.matchAll(/(\w\w) (\w{3})/g)].map(([, two = "", three = ""]) => [three, two] as const);
  const names = Object.entries(written).flatMap(([code, own]) => own.split("; ").map((name) => [name, code] as const));
  return [...codes, ...names];
}

/** What `Intl` knows as regions and no parcel is sent to. */
const noCountries = new Set(["EU", "EZ", "QO", "UN", "XA", "XB", "ZZ"]);

/** Languages, beside the site's own, in which shops name countries. */
const shopsLanguages = "de nl fr es it pt pl cs sv da nb fi".split(" ");

let known: ReadonlyMap<string, string> | undefined;

/**
 * The ISO 3166-1 code of any country by its code of two letters, that of three where a service reaches it, or its name in
 * a language of the site or of shops; accents, spaces and points do not count. Nothing for what is none.
 */
export function findCountryCode(text: string): string | undefined {
  known ??= listAllCountries();
  return known.get(normalizeRegionName(text));
}

function normalizeRegionName(text: string): string {
  return text
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
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const codes = letters.flatMap((first) => letters.map((second) => first + second)).filter(isCurrent);
  const english = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  const countries = codes.filter((code) => english.of(code) !== undefined);
  for (const code of countries) add(code, code);
  for (const [name, code] of listOtherCountryNames()) add(name, code);
  for (const tag of new Set([...knownLocales.map(getLanguageTag), ...shopsLanguages])) {
    const names = new Intl.DisplayNames(tag, { type: "region", fallback: "none" });
    for (const code of countries) add(names.of(code) ?? "", code);
  }
  return found;
}

/** Whether a code is no withdrawn one: `Intl` still names FX, DD and others as it names what came after them. */
function isCurrent(code: string): boolean {
  return !noCountries.has(code) && Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`;
}

type Country = { code: string; name: string; aliases: readonly string[] };

/** In so short a word one wrong letter makes another word. */
const shortest = 4;

/**
 * The country that a misspelt name most likely means: `Germny`, `Untied Kingdom`. One slip is forgiven in up to five
 * letters, two in more; nothing where two countries are as near.
 */
export function findNearestCountry<Own extends Country>(text: string, countries: readonly Own[]): Own | undefined {
  const typed = normalizeCountryName(text);
  if (typed.length < shortest) return undefined;
  const most = typed.length > 5 ? 2 : 1;
  const near = countries.flatMap((country) => {
    // a code is no word that one misspells
    const names = [country.name, ...country.aliases]
      .map(normalizeCountryName)
      .filter((name) => name.length >= shortest && Math.abs(name.length - typed.length) <= most);
    const slips = Math.min(...names.map((name) => countTypingErrors(typed, name)));
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

/** Letters that are missing, too many, wrong, or swapped with the next. */
function countTypingErrors(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const wrong = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped =
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (before[j - 2] ?? 0) + 1 : wrong;
      next.push(Math.min(wrong, swapped, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    before = row;
    row = next;
  }
  return row[b.length] ?? 0;
}
