import { expect, test } from "vitest";
import { contentRoot, loadCatalog } from "../catalog.ts";
import { listDatedSources } from "./names.ts";
import { engineReference } from "./engine-data.ts";

const { catalog } = loadCatalog(contentRoot);
if (!catalog) throw new Error("the content has errors");
const { reference } = catalog;
const known = catalog;

test("a source shows whose page it is, whatever its title claims", () => {
  const url = "https://www.clubcobra.com/forums/1097338-post12.html";
  const [source] = listDatedSources(known, "en", { sources: [{ title: "An authority", url }], checked: [] });
  expect(source).toMatchObject({ title: "An authority", host: "clubcobra.com" });
});

test.each([
  ["en", "Australian Border Force, import processing charge (abf.gov.au)"],
  ["zh", "澳大利亚边防局：进口处理费（abf.gov.au）"],
] as const)("so does the calculator, in %s, without including the addresses", (locale, title) => {
  const told = JSON.stringify(engineReference(reference, locale).dutyRules);
  expect(told).toContain(title);
  expect(told).not.toContain("https://");
});
