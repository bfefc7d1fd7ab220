import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { baseLocale, locales, publishLocales } from "#site/locales.ts";
import { loadCatalog } from "./catalog.ts";
import type { Catalog } from "./model.ts";
import { publishLanguagesOf } from "./messages.ts";
import { formatProblems } from "./read/problems.ts";
import { listPagePaths, listRedirects, listSitePages } from "./site-pages.ts";
import { searchFile } from "./search-documents.ts";
import { quoteSample } from "./views/sample-prices.ts";
import { buildShell } from "./views/shell.ts";
import { listSitemapEntries, listSocialCards } from "./views/page-lists.ts";

const provider = "tests/fixtures/rotterdam";
const newcomer = "tests/fixtures/newcomer/content";
const before = [...locales];
afterEach(() => publishLocales(before));

/** A copy of the provider's content, for a test to change. */
function copy(): string {
  const folder = mkdtempSync(join(tmpdir(), "provider-"));
  cpSync(provider, folder, { recursive: true });
  return folder;
}

function edit(file: string, find: string, put: string): void {
  const text = readFileSync(file, "utf8");
  if (!text.includes(find)) throw new Error(`${file} does not hold "${find}"`);
  writeFileSync(file, text.replace(find, put));
}

function load(folder: string) {
  const { catalog, problems } = loadCatalog(folder);
  if (!catalog) throw new Error(formatProblems(problems.errors));
  return catalog;
}

test("another provider is another folder: its language first, its currency, its services", () => {
  const catalog = load(provider);
  expect([baseLocale, [...locales]]).toEqual(["de", ["de", "en"]]);
  const answer = quoteSample(catalog, "paket-europa", catalog.site.samples.start);
  // 3 kg to France: 11.00, plus 10 % for fuel
  expect(answer).toMatchObject({ available: true, currency: "EUR", total: 1210 });
  expect(buildShell(catalog, "en").navigation.map(({ label }) => label)).toEqual(["Parcels", "Freight"]);
  expect(buildShell(catalog, "de").navigation[0]?.items[0]).toMatchObject({ to: "/our-solutions/b2c/paket-europa" });
  expect(buildShell(catalog, "en").navigation[0]?.items[0]?.to).toBe("/en/our-solutions/b2c/paket-europa");
});

test("a service needs two additions to the content: page, search, map and card follow", () => {
  const folder = copy();
  for (const part of ["services", "rates"]) cpSync(join(newcomer, part), join(folder, part), { recursive: true });
  const catalog = load(folder);
  const path = "/our-solutions/b2c/expresspaket";
  expect(listSitePages(catalog).find((page) => page.path === path)).toMatchObject({ socialCard: "expresspaket" });
  expect(listSitemapEntries(catalog, "pages")?.map(({ url }) => url)).toContain(`https://www.maaskade.example${path}`);
  expect(searchFile(catalog, "de", "recent")?.documents.map(({ title }) => title)).toContain("Expresspaket");
  expect(listSocialCards(catalog).map(({ name }) => name)).toContain("expresspaket");
});

test("a renamed service leaves a redirect behind, and nothing else may take the old name", () => {
  const folder = copy();
  const at = (part: string) => join(folder, part);
  renameSync(at("services/brief-klein.md"), at("services/kleinbrief.md"));
  renameSync(at("rates/brief-klein"), at("rates/kleinbrief"));
  edit(at("services/kleinbrief.md"), "order: 2", "order: 2\nformerly: [brief-klein]");
  edit(at("services/kleinbrief.md"), "{limit brief-klein", "{limit kleinbrief");
  expect(formatProblems(loadCatalog(folder).problems.errors)).toMatch(
    /site\.yaml:\d+: no page has the address "\/our-solutions\/b2c\/brief-klein"/,
  );
  edit(at("site.yaml"), "/b2c/brief-klein", "/b2c/kleinbrief");
  expect(listRedirects(load(folder))).toMatchObject({
    "/our-solutions/b2c/brief-klein": "/our-solutions/b2c/kleinbrief",
    "/en/our-solutions/b2c/brief-klein": "/en/our-solutions/b2c/kleinbrief",
  });
  edit(at("services/paket-europa.md"), "order: 1", "order: 1\nformerly: [kleinbrief]");
  expect(formatProblems(loadCatalog(folder).problems.errors)).toMatch(
    /services\/paket-europa\.md:\d+: "kleinbrief" is still in services\//,
  );
});

test("a text that no page shows, and a page without a text, are reported", () => {
  const folder = copy();
  cpSync(join(newcomer, "pages"), join(folder, "pages"), { recursive: true });
  rmSync(join(folder, "pages/imprint.md"));
  const said = formatProblems(loadCatalog(folder).problems.errors);
  expect(said).toMatch(/pages\/karriere\.md:1: no page shows this file; add a line .* to site\/pages\.ts/);
  expect(said).toMatch(/pages\/imprint\.md:1: the file of a page is missing/);
});

test("a page of fields without its file is reported", () => {
  const folder = copy();
  rmSync(join(folder, "pages/freight-calculator.yaml"));
  const said = formatProblems(loadCatalog(folder).problems.errors);
  expect(said).toMatch(/pages\/freight-calculator\.yaml:1: the page's file is missing; add it/);
});

test("an optional page exists for whoever has its file, and is found by its other words", () => {
  const folder = copy();
  const find = (catalog: Catalog) => [
    listPagePaths(catalog).includes("/claims"),
    listSitemapEntries(catalog, "pages")?.some(({ url }) => url.endsWith("/claims")),
    searchFile(catalog, "de", "recent")?.documents.find(({ path }) => path === "/claims")?.more,
  ];
  expect(find(load(folder))).toEqual([false, false, undefined]);
  const text = "---\ntitle: Schaden\ndescription: Was zu tun ist.\nintro: So geht es.\nalso: Verlust\n---\n\nText\n";
  writeFileSync(join(folder, "pages/claims.md"), text);
  expect(find(load(folder))).toEqual([true, true, "Verlust"]);
});

test("without `languages` a site has every registered language that has messages", () => {
  const folder = copy();
  edit(join(folder, "site.yaml"), "languages: [de, en]\n", "");
  expect(publishLanguagesOf(folder)).toEqual(["en", "zh", "de"]);
  rmSync(join(folder, "messages"), { recursive: true });
  expect(publishLanguagesOf(folder)).toEqual(["en", "zh"]);
});

test("an unreadable brand colour is refused with its line", () => {
  const folder = copy();
  edit(join(folder, "site.yaml"), '"#9a3412"', '"#fde047"');
  expect(formatProblems(loadCatalog(folder).problems.errors)).toMatch(
    /site\.yaml:\d+: "brand\.primary" is "#fde047": white words on #fde047/,
  );
});
