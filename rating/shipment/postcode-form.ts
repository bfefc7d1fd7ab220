import { normalizePostcode } from "./shipment.ts";

/** How the postcodes of a country are written. */
export type PostcodeForm = {
  /**
   * N a digit, A a letter, X either, any other letter itself, with a space or a hyphen between parts: "NNNN AA". One in
   * brackets is a beginning that is enough alone: "(NNNN)".
   */
  forms: readonly string[];
  /** One of them, for whoever wrote another. */
  example: string;
  /** What may stand in front besides the country's code: "F" in "F-75008". */
  signs?: readonly string[];
  /** The other country whose system its codes belong to, and how they begin there: those of Guernsey are British, with GY. */
  within?: { country: string; begins: readonly string[] };
};

/** The code as its country writes it, empty where nothing is written; undefined where the text holds none. */
export type PostcodeReader = (text: string) => string | undefined;

const classes: Readonly<Record<string, string>> = { N: "\\d", A: "[A-Z]", X: "[A-Z\\d]", " ": "[ -]?", "-": "[ -]?" };

/**
 * Reads postcodes of a country as they are typed, pasted or exported: in any case, with or without spaces, hyphens and
 * the country's own sign in front, or in a line of text that holds exactly one. Another country's code is none.
 * `country`: ISO 3166-1, two letters.
 */
export function makePostcodeReader(country: string, { forms, signs = [] }: PostcodeForm): PostcodeReader {
  const known = forms.map((text) => {
    const written = text.replace(/[()]/g, "");
    const source = [...written].map((letter) => classes[letter] ?? letter).join("");
    return { short: written !== text, written, source, fits: new RegExp(`^${source}$`) };
  });
  // the longer sign first: "FIN" is not "FI" and an N
  const sign = `(?:${[...signs, country].sort((a, b) => b.length - a.length).join("|")})[ -]*`;
  const whole = known.filter(({ short }) => !short).sort((a, b) => b.written.length - a.written.length);
  const inLine = new RegExp(
    `(?<![\\p{Script=Latin}\\d-])(?:${sign})?(${whole.map(({ source }) => source).join("|")})(?![\\p{Script=Latin}\\d-])`,
    "gu",
  );
  const fitting = (text: string) => {
    const plain = normalizePostcode(text);
    // what people type to get past a field; no country has it
    if (/^0+$/.test(plain)) return undefined;
    // "PA2 0" is a beginning of PA2, and not PA20
    const own = known.find(({ short, fits }) => fits.test(plain) && (!short || plain === text));
    return own && spaced(plain, own.written);
  };
  const inText = (line: string) => {
    const found = [...line.matchAll(inLine)];
    const [only, other] = new Set(found.map(([, code = ""]) => fitting(code)));
    // "D 10115" is of the country of that sign, wherever it is sent
    return other || /^[A-Z]{1,3} +$/.test(line.slice(0, found[0]?.index)) ? undefined : only;
  };
  return (text) => {
    const line = tidied(text);
    if (normalizePostcode(line) === "") return "";
    return fitting(line) ?? fitting(line.replace(new RegExp(`^${sign}`), "")) ?? inText(line);
  };
}

/** Capitals, plain spaces and hyphens, and the digits of a Chinese keyboard as ordinary ones. */
function tidied(text: string): string {
  return text
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/\s+/g, " ")
    .trim();
}

/** Spaces and hyphens where the country puts them. */
function spaced(plain: string, form: string): string {
  let at = 0;
  return form.replace(/./g, (letter) => (/[ -]/.test(letter) ? letter : (plain[at++] ?? "")));
}

/** Reads postcodes as `makePostcodeReader` does, and those of digits that a spreadsheet has taken for a number: 2134 is 02134. */
export function makeLeadingZeroReader(country: string, form: PostcodeForm): PostcodeReader {
  const read = makePostcodeReader(country, form);
  const lengths = form.forms.filter((own) => /^[N -]+$/.test(own)).map((own) => normalizePostcode(own).length);
  return (text) => {
    const code = read(text);
    const digits = normalizePostcode(text);
    return code === undefined && /^\d+$/.test(digits) && lengths.includes(digits.length + 1)
      ? read(`0${digits}`)
      : code;
  };
}

/** Whether a postcode was read with a leading zero that is not written. */
export function isZeroAdded(written: string, read: string): boolean {
  return read.startsWith("0") && normalizePostcode(read) === `0${normalizePostcode(written)}`;
}
