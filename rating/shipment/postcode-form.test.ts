import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { makeLeadingZeroReader, makePostcodeReader, type PostcodeForm } from "./postcode-form.ts";

const forms: Readonly<Record<string, PostcodeForm>> = {
  FR: { forms: ["NNNNN"], example: "75008", signs: ["F"] },
  US: { forms: ["NNNNN", "NNNNN-NNNN"], example: "90001", signs: ["USA"] },
  CA: { forms: ["ANA NAN", "(ANA)"], example: "M5V 3L9", signs: ["CDN"] },
  GB: {
    forms: ["AN NAA", "ANN NAA", "ANA NAA", "AAN NAA", "AANN NAA", "AANA NAA", "(AN)", "(AAN)", "(AANN)"],
    example: "SW1A 1AA",
    signs: ["UK"],
  },
  NL: { forms: ["NNNN AA", "(NNNN)"], example: "1012 AB" },
  PT: { forms: ["NNNN-NNN", "(NNNN)"], example: "1000-001", signs: ["P"] },
  PL: { forms: ["NN-NNN"], example: "00-001" },
  JP: { forms: ["NNN-NNNN"], example: "150-0001", signs: ["〒"] },
  FI: { forms: ["NNNNN"], example: "00100", signs: ["FIN"] },
  IE: { forms: ["AXX XXXX", "(AXX)"], example: "D02 X285" },
  DK: { forms: ["NNNN", "FO-NNN"], example: "2100" },
};
const countries = Object.keys(forms);

function read(country: string, text: string, lostZero = false) {
  const form = forms[country];
  if (!form) throw new Error(`no form of ${country}`);
  return (lostZero ? makeLeadingZeroReader : makePostcodeReader)(country, form)(text);
}

test.each([
  ["FR", "97400", "97400"],
  ["FR", "f-97400", "97400"],
  ["FR", "FR 97400", "97400"],
  ["FR", "FR-20 200", "20200"],
  ["FR", "９７４００", "97400"],
  ["FR", "12 rue de Paris, 97400 Saint-Denis", "97400"],
  ["FR", "75008 Paris", "75008"],
  ["FR", "12 rue de Paris, F-97400 Saint-Denis", "97400"],
  ["US", "90001-1234", "90001-1234"],
  ["US", "900011234", "90001-1234"],
  ["US", "USA 90001", "90001"],
  ["US", "1 Main St, Los Angeles, CA 90001", "90001"],
  ["US", "Los Angeles CA 90001–1234", "90001-1234"],
  ["CA", "m5v3l9", "M5V 3L9"],
  ["CA", "M5V", "M5V"],
  ["CA", "1 Front St, Toronto ON M5V 3L9", "M5V 3L9"],
  ["GB", "sw1a1aa", "SW1A 1AA"],
  ["GB", "PA2 0HG", "PA2 0HG"],
  ["GB", "pa20", "PA20"],
  ["GB", "GB-EH1 1AA", "EH1 1AA"],
  ["GB", "10 Downing Street, London SW1A 2AA", "SW1A 2AA"],
  ["NL", "1012AB", "1012 AB"],
  ["NL", "1012", "1012"],
  ["NL", "NL-1012 ab", "1012 AB"],
  ["NL", "Damrak 1, 1012 AB Amsterdam", "1012 AB"],
  ["PT", "1000001", "1000-001"],
  ["PT", "9500", "9500"],
  ["PL", "00001", "00-001"],
  ["JP", "〒150-0001", "150-0001"],
  ["JP", "1500001", "150-0001"],
  ["FI", "FIN-00100", "00100"],
  ["FI", "FI-00100", "00100"],
  ["IE", "D02X285", "D02 X285"],
  ["DK", "FO-100", "FO-100"],
  ["DK", "DK-2100", "2100"],
  ["FR", " - ", ""],
])("%s: %j is %j", (country, text, code) => expect(read(country, text)).toBe(code));

test.each([
  ["FR", "EC1A 1BB"],
  ["FR", "D-10115"],
  ["FR", "D 10115 Berlin"],
  ["FR", "Hauptstr. 5, D-10115 Berlin"],
  ["FR", "974001"],
  ["US", "00000"],
  ["JP", "000-0000"],
  ["FR", "13001 Marseille, 75008 Paris"],
  ["FR", "12 rue de Pa"],
  ["US", "M5V 3L9"],
  ["GB", "75008"],
  ["GB", "Unit B12, Inverness"],
  ["DK", "DE-210"],
])("%s: %j is none", (country, text) => expect(read(country, text)).toBeUndefined());

test.each([
  ["FR", "9"],
  ["FR", "F-97"],
  ["FR", "F"],
  ["US", "90001-12"],
  ["GB", "PA2 0"],
  ["CA", "M5V 3"],
  ["PT", "1000-0"],
])("%s: %j is none yet", (country, text) => expect(read(country, text)).toBeUndefined());

describe("a lost zero", () => {
  test.each([
    ["US", "2134", "02134"],
    ["PL", "1001", "01-001"],
    ["FR", "1000", "01000"],
  ])("%s: %j is %j", (country, text, code) => expect(read(country, text, true)).toBe(code));
  test.each([
    ["FR", "974"],
    ["NL", "101"],
    ["GB", "1234"],
  ])("%s: %j stays none", (country, text) => expect(read(country, text, true)).toBeUndefined());
});

/** A code of one of the country's forms. */
const written = fc
  .constantFrom(...countries)
  .chain((country) =>
    fc
      .constantFrom(...(forms[country]?.forms ?? []).filter((form) => !form.startsWith("(")))
      .chain((form) =>
        fc
          .tuple(...[...form].map((letter) => fc.constantFrom(...(lettersOf[letter] ?? letter))))
          .map((letters) => ({ country, code: letters.join("") })),
      ),
  );
const lettersOf: Readonly<Record<string, string>> = {
  N: "0123456789",
  A: "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
  X: "0123456789ABC",
};

test("a code is itself however it is spaced, signed and cased", () =>
  fc.assert(
    fc.property(written, fc.constantFrom("", " ", "-"), fc.boolean(), ({ country, code }, gap, small) => {
      const text = code.replace(/[ -]/g, gap);
      expect(read(country, small ? text.toLowerCase() : text)).toBe(code);
      expect(read(country, `${country}-${code}`)).toBe(code);
    }),
  ));

test("any text is read, again as it was read", () =>
  fc.assert(
    fc.property(fc.constantFrom(...countries), fc.string({ unit: "grapheme" }), fc.boolean(), (country, text, zero) => {
      const code = read(country, text, zero);
      if (code !== undefined) expect(read(country, code, zero)).toBe(code);
    }),
  ));
