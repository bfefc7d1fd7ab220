import { expect, test } from "vitest";
import { getCatalog } from "#catalog/catalog.ts";
import { buildOrderFilesPage } from "#catalog/views/pages.ts";
import { knownLocales } from "#site/locales.ts";
import { makeLineFinder } from "../invoice/check-invoice.ts";
import { indexNames, normalizeName } from "./known-names.ts";

const pages = knownLocales.map((locale) => buildOrderFilesPage(getCatalog(), locale));

test("goods and lines are understood by their names in every language, whichever page a file is dropped on", () => {
  for (const { goods, services } of pages) {
    const ids = indexNames(goods.map(({ id, label, also }) => ({ id, own: [id, label], also })));
    const lines = makeLineFinder({ services }, {});
    for (const other of pages) {
      for (const { id, label } of other.goods) expect([label, ids.get(normalizeName(label))]).toEqual([label, id]);
      for (const { slug, name } of other.services) expect([name, lines.find(name)]).toEqual([name, slug]);
    }
    expect(lines.listUnknown()).toEqual([]);
  }
});

test("brackets, widths, spaces and capitals of a name do not count", () => {
  const ids = indexNames([{ id: "battery", own: ["带电（内置电池）", "Battery inside"] }]);
  for (const text of [
    "带电(内置电池)",
    "带电 (内置电池)",
    "BATTERY  INSIDE",
    " battery\u00a0inside",
    "Ｂattery inside",
  ])
    expect([text, ids.get(normalizeName(text))]).toEqual([text, "battery"]);
});

test("the page's own name counts before another language's; one that two share there says neither", () => {
  const ids = indexNames([
    { id: "a", own: ["Gift"], also: ["Post", "礼品"] },
    { id: "b", own: ["Poison"], also: ["gift", "post"] },
  ]);
  expect(["gift", "post", "礼品", "poison"].map((name) => ids.get(name))).toEqual(["a", undefined, "a", "b"]);
});
