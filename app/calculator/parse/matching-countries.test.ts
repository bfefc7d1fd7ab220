import { expect, test } from "vitest";
import { filterCountries, findCountry, findMatchingCity } from "./country.ts";

const germany = { code: "DE", name: "德国", aliases: ["Germany"], typed: ["deguo", "dg"] };
const denmark = { code: "DK", name: "丹麦", aliases: ["Denmark"], typed: ["danmai", "dm"] };
const austria = { code: "AT", name: "奥地利", aliases: ["Austria"], typed: ["aodili", "adl"] };
const countries = [austria, denmark, germany];

test.each([
  ["德", [germany]],
  ["deguo", [germany]],
  ["De Guo", [germany]],
  ["dg", [germany]],
  ["de", [germany, denmark]],
  ["dan", [denmark]],
  ["地利", [austria]],
  ["d", [denmark, germany]],
  ["xyz", []],
  ["", countries],
])("%s finds its countries, names before sounds", (typed, found) => {
  expect(filterCountries(countries, typed)).toEqual(found);
});

test("a city leads to its country, after the countries that are called so", () => {
  const states = { code: "US", name: "United States", aliases: [], cities: [["Chicago"], ["San Juan", "三番"]] };
  const chile = { code: "CL", name: "Chile", aliases: [], cities: [["Santiago"]] };
  const found = (typed: string) => filterCountries([states, chile], typed).map(({ code }) => code);
  expect([found("chicago"), found("chi"), found("三番"), found("hicago")]).toEqual([["US"], ["CL", "US"], ["US"], []]);
  expect([findMatchingCity(states, "chi"), findMatchingCity(chile, "chi")]).toEqual(["Chicago", undefined]);
});

test("a Chinese name is found on a page in English", () => {
  const english = { code: "DE", name: "Germany", aliases: [], typed: ["德国", "deguo", "dg"] };
  for (const typed of ["德国", "deguo", "dg", "germ"]) expect(filterCountries([english], typed)).toEqual([english]);
});

test.each([
  ["DE", "DE"],
  ["germany ", "DE"],
  ["deguo", "DE"],
  // an island has a code like a country's, and is none
  ["dg", "DE"],
  ["德国", "DE"],
  ["de\u200b", "DE"],
  ["germ", undefined],
  ["man", undefined],
  ["", undefined],
])("%j is called %s, and no other", (typed, code) => expect(findCountry(countries, typed)?.code).toBe(code));

test("the code of a country that is not served is no Chinese name in short", () => {
  const switzerland = { code: "CH", name: "瑞士", aliases: ["Switzerland"], typed: ["ruishi", "rs"] };
  expect(findCountry([switzerland], "RS")).toBeUndefined();
  expect(filterCountries([switzerland], "rs")).toEqual([switzerland]);
});
