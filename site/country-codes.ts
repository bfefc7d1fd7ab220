/** What `Intl` knows as regions and ISO 3166-1 as no country: unions, and islands that are a part of another. */
const noCountries = new Set("AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ".split(" "));

/** The ISO 3166-1 codes of all countries of today, by `Intl`; with `XK`, which has none and is written so everywhere. */
export function listCountryCodes(): string[] {
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const english = nameInEnglish();
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => isCountryCode(code, english));
}

/** Whether two capitals are such a code. Withdrawn ones are none: `Intl` still names FX, DD and others as it names what came after them. */
export function isCountryCode(code: string, english?: Intl.DisplayNames): boolean {
  return (
    /^[A-Z]{2}$/.test(code) &&
    !noCountries.has(code) &&
    Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}` &&
    // last: asked for at each letter that is typed, and names take long to make
    (english ?? nameInEnglish()).of(code) !== undefined
  );
}

function nameInEnglish(): Intl.DisplayNames {
  return new Intl.DisplayNames("en", { type: "region", fallback: "none" });
}
