import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findCountryCode, findNearestCountry } from "./countries.ts";

const served = readFileSync("content/reference/countries.csv", "utf8")
  .split("\n")
  .filter((line) => /^[A-Z]{2},/.test(line))
  .map((line) => line.split(","));

test.each([
  ["FR", "FRA Frankreich 法国 France Francia Frankrijk Frankrike França frankreich"],
  ["DE", "DEU Deutschland Duitsland Allemagne Alemania Germania Alemanha Niemcy 德国"],
  ["GB", "GBR UK U.K. Großbritannien GROSSBRITANNIEN Royaume-Uni Verenigd+Koninkrijk Reino+Unido Regno+Unito 英国"],
  ["US", "USA U.S.A. États-Unis Etats+Unis Verenigde+Staten Estados+Unidos Stati+Uniti"],
  ["NL", "NLD The+Netherlands Nederland Pays-Bas Países+Bajos Paesi+Bassi Niederlande"],
  ["ES", "ESP Espagne Spanje Spagna Espana"],
  ["IT", "ITA Italie Italië Italien"],
  ["AE", "ARE 阿联酋 VAE Emirats+arabes+unis"],
  ["CH", "CHE Schweiz Suisse Svizzera Zwitserland"],
  ["RS", "Serbia Serbien"],
  // in traditional characters, and as Taiwan and Hong Kong call it
  ["DE", "德國"],
  ["US", "美國"],
  ["TW", "台灣 臺灣 台湾"],
  ["AU", "澳大利亞 澳洲"],
  ["JP", "日本"],
  ["KR", "韓國 南韓"],
  ["GB", "英國"],
  ["NZ", "新西蘭 紐西蘭"],
  ["IT", "義大利 意大利"],
  ["AE", "阿聯酋"],
  ["KP", "Noord-Korea"],
])("%s is read from %s", (code, names) => {
  for (const name of names.split(" ")) expect([name, findCountryCode(name.replaceAll("+", " "))]).toEqual([name, code]);
});

test("withdrawn codes and what is no country are none", () => {
  for (const text of ["FX", "DD", "SU", "YU", "ZR", "EU", "ZZ", "XX", "Atlantis", "Nederlnd", "", "-"])
    expect([text, findCountryCode(text)]).toEqual([text, undefined]);
});

test("every country that services reach is read by its code and both names of the site", () => {
  expect(served.length).toBeGreaterThan(40);
  for (const [code = "", english = "", chinese = ""] of served)
    for (const name of [code, english, chinese]) expect([name, findCountryCode(name)]).toEqual([name, code]);
});

test("no language calls two countries alike that would then be priced for one another", () => {
  const languages = ["en", "zh-Hans", "de", "nl", "fr", "es", "it", "pt", "pl", "cs", "sv", "da", "nb", "fi"];
  for (const language of languages) {
    const names = new Intl.DisplayNames(language, { type: "region" });
    for (const [code = ""] of served)
      expect([language, findCountryCode(names.of(code) ?? "")]).toEqual([language, code]);
  }
});

const countries = [
  ["DE", "Germany", "Deutschland"],
  ["FR", "France"],
  ["GB", "United Kingdom", "UK", "Great Britain"],
  ["AE", "United Arab Emirates"],
  ["AT", "Austria", "Österreich"],
  ["AU", "Australia"],
  ["SK", "Slovakia"],
  ["SI", "Slovenia"],
  ["IE", "Ireland"],
  ["US", "United States"],
].map(([code = "", name = "", ...aliases]) => ({ code, name, aliases }));

test.each([
  ["Germny", "DE"],
  ["Deutschlnad", "DE"],
  ["Frnace", "FR"],
  ["Untied Kingdom", "GB"],
  ["Austrai", "AT"],
  ["osterreich", "AT"],
  // as near to the one as to the other, near to none, or too short to tell
  ["Slovania", undefined],
  ["Slovekia", undefined],
  ["Atlantis", undefined],
  ["Iran", undefined],
  ["UKK", undefined],
  ["", undefined],
])("%s most likely means %s", (text, code) => {
  expect(findNearestCountry(text, countries)?.code).toBe(code);
});
