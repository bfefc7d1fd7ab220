import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { countryCodeOf } from "./regions.ts";

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
  ["KP", "Noord-Korea"],
])("%s is read from %s", (code, names) => {
  for (const name of names.split(" ")) expect([name, countryCodeOf(name.replaceAll("+", " "))]).toEqual([name, code]);
});

test("withdrawn codes and what is no country are none", () => {
  for (const text of ["FX", "DD", "SU", "YU", "ZR", "EU", "ZZ", "XX", "Atlantis", "Nederlnd", "", "-"])
    expect([text, countryCodeOf(text)]).toEqual([text, undefined]);
});

test("every country that services reach is read by its code and both names of the site", () => {
  expect(served.length).toBeGreaterThan(40);
  for (const [code = "", english = "", chinese = ""] of served)
    for (const name of [code, english, chinese]) expect([name, countryCodeOf(name)]).toEqual([name, code]);
});

test("no language calls two countries alike that would then be priced for one another", () => {
  const languages = ["en", "zh-Hans", "de", "nl", "fr", "es", "it", "pt", "pl", "cs", "sv", "da", "nb", "fi"];
  for (const language of languages) {
    const names = new Intl.DisplayNames(language, { type: "region" });
    for (const [code = ""] of served) expect([language, countryCodeOf(names.of(code) ?? "")]).toEqual([language, code]);
  }
});
