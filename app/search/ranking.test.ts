import { beforeEach, expect, test, vi } from "vitest";
import { getCatalog } from "#catalog/catalog.ts";
import { searchFile } from "#catalog/search-documents.ts";
import type { Locale } from "#site/locales.ts";
import { loadSearchEngine } from "./engine.ts";

beforeEach(() => {
  // replaces the server's answers by the files that the build writes
  vi.stubGlobal("fetch", async (asked: RequestInfo | URL) => {
    const url = asked instanceof Request ? asked.url : String(asked);
    const [, locale, name = ""] = /\/search\/(\w+)\/([\w-]+)\.json/.exec(url) ?? [];
    return Response.json(searchFile(getCatalog(), locale === "zh" ? "zh" : "en", name));
  });
  return () => vi.unstubAllGlobals();
});

const first: readonly [Locale, string, string][] = [
  ["zh", "德国", "德国"],
  ["zh", "deguo", "德国"],
  ["zh", "dg", "德国"],
  ["zh", "DE", "德国"],
  ["zh", "mg", "美国"],
  ["zh", "yg", "英国"],
  ["zh", "rb", "日本"],
  ["zh", "jnd", "加拿大"],
  ["zh", "美国空运", "美国空运"],
  ["zh", "清关", "包裹与大货的清关文件"],
  ["zh", "锂电池", "包裹与大货里的锂电池"],
  ["zh", "jifeizhong", "计费重怎么算，怎样少付一点"],
  ["zh", "batteries", "包裹与大货里的锂电池"],
  ["en", "泡重", "Chargeable weight, and how to pay for less of it"],
  ["en", "dg", "Germany"],
  ["en", "德国", "Germany"],
  ["en", "germny", "Germany"],
  ["en", "island", "Island line"],
  // each of a page's other names is one of its own
  ["en", "deadline", "Last handover dates before Christmas 2026"],
  ["en", "lithium battery", "Lithium batteries in parcels and freight"],
  ["en", "chargable weight", "Chargeable weight, and how to pay for less of it"],
];

test.each(first)("in %s, %s finds %s first", async (locale, query, title) => {
  const found = (await loadSearchEngine(locale)).find(query);
  expect(found.map((document) => document.title)[0]).toBe(title);
});

test.each(["清关", "充电宝", "化妆品", "报关 发票"])("%s finds the same in traditional characters", async (query) => {
  const { find } = await loadSearchEngine("zh");
  const traditional = { 货: "貨", 电: "電", 宝: "寶", 妆: "妝", 报: "報", 关: "關", 发: "發" };
  const typed = Object.entries(traditional).reduce((text, [simple, own]) => text.replaceAll(simple, own), query);
  expect(typed).not.toBe(query);
  expect(find(typed)).toEqual(find(query));
  expect(find(typed).length).toBeGreaterThan(0);
});

// initials of Chinese syllables with a wrong letter in them would find nearly anything
test.each(["zzqx", "vvzx", "xkwvb", "qqqqqqq", "zhqw"])("%s finds nothing in any language", async (nonsense) => {
  for (const locale of ["en", "zh"] as const) expect((await loadSearchEngine(locale)).find(nonsense)).toEqual([]);
});
