import { expect, test } from "vitest";
import { contentRoot, loadCatalog } from "../catalog.ts";
import { getCountryInSentence, getCountryName } from "./names.ts";

const { catalog } = loadCatalog(contentRoot);
if (!catalog) throw new Error("the content has errors");

test.each([
  ["NL", "en", "Netherlands", "the Netherlands"],
  ["US", "en", "United States", "the United States"],
  ["DE", "en", "Germany", "Germany"],
  ["NL", "zh", "荷兰", "荷兰"],
] as const)("%s in %s is %s on its own and %s in a sentence", (code, locale, name, inSentence) => {
  expect(getCountryName(catalog, code, locale)).toBe(name);
  expect(getCountryInSentence(catalog, code, locale)).toBe(inSentence);
});

test("every country whose English name needs an article has one", () => {
  const without = catalog.reference.countries.filter(
    ({ name, inSentence }) =>
      /^(United|Isle|Republic)\b|lands$|ines$|ates$/.test(name.en ?? "") && name.en === inSentence.en,
  );
  expect(without.map(({ code }) => code)).toEqual([]);
});
