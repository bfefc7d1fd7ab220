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
export function otherCountryNames(): (readonly [name: string, code: string])[] {
  const codes = [...threeLetters.matchAll(/(\w\w) (\w{3})/g)].map(([, two = "", three = ""]) => [three, two] as const);
  const names = Object.entries(written).flatMap(([code, own]) => own.split("; ").map((name) => [name, code] as const));
  return [...codes, ...names];
}
