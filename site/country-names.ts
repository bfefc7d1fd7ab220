/** ISO 3166-1 alpha-3 codes of the countries that services reach: two letters, then three. */
const threeLetters =
  "US USA CA CAN MX MEX BR BRA CL CHL GB GBR DE DEU FR FRA IT ITA ES ESP PT PRT NL NLD BE BEL LU LUX AT AUT IE IRL DK DNK SE SWE FI FIN PL POL CZ CZE SK SVK HU HUN RO ROU BG BGR GR GRC HR HRV SI SVN EE EST LV LVA LT LTU CY CYP MT MLT CH CHE NO NOR IL ISR AE ARE SA SAU AU AUS NZ NZL JP JPN KR KOR SG SGP MY MYS TH THA PH PHL IM IMN JE JEY GG GGY PR PRI";

/** Names that people write and `Intl` does not know, by code. */
const written: Readonly<Record<string, string>> = {
  US: "United States of America; Vereinigte Staaten von Amerika; Verenigde Staten van Amerika; VS; États-Unis d'Amérique; Estados Unidos de América; EE. UU.; Stati Uniti d'America; the States; 美利坚",
  GB: "UK; Great Britain; Großbritannien; England; Groot-Brittannië; Engeland; Grande-Bretagne; Angleterre; Gran Bretaña; Inglaterra; Gran Bretagna; Inghilterra; 大不列颠",
  NL: "The Netherlands; Die Niederlande; Holland; Hollande; Holanda; Olanda; 尼德兰",
  CZ: "Czech Republic; Tschechische Republik; Tsjechische Republiek; République tchèque; República Checa; Repubblica Ceca; 捷克共和国",
  SK: "Slovak Republic; Slowakische Republik",
  AE: "UAE; VAE; EAU; Emirates; 阿联酋",
  KR: "Korea; Republic of Korea; 南韩",
  IE: "Republic of Ireland; Eire",
  AU: "Aussie; Oz; 澳洲",
  NZ: "NZ; 纽西兰",
  SA: "KSA; Saudi; 沙特",
  TR: "Turkey",
  RU: "Russian Federation; 俄国",
  VN: "Viet Nam",
  CI: "Ivory Coast",
  CD: "DR Congo; DRC; 刚果",
  CG: "Congo; Republic of the Congo; 刚果",
  MM: "Burma",
  MK: "Macedonia",
  SZ: "Swaziland",
  CV: "Cape Verde",
  TL: "East Timor",
  VA: "Vatican",
  TW: "Taiwan",
  HK: "Hong Kong; Hongkong; 香港",
  MO: "Macau; Macao; 澳门",
  CN: "PRC; 内地; 大陆; 国内",
  BA: "Bosnia; 波黑",
  LA: "Laos",
  SY: "Syria",
  PS: "Palestine",
  KG: "Kyrgyzstan",
  BQ: "Bonaire",
};

/** Each name or code that `Intl` does not know, with the ISO 3166-1 code of its country. */
export function listOtherCountryNames(): (readonly [name: string, code: string])[] {
  const codes = [...threeLetters.matchAll(/(\w\w) (\w{3})/g)].map(([, two = "", three = ""]) => [three, two] as const);
  const names = Object.entries(written).flatMap(([code, own]) => own.split("; ").map((name) => [name, code] as const));
  return [...codes, ...names];
}
