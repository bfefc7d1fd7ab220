import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { getCatalog } from "#catalog/catalog.ts";
import { renderOfflineDocuments, make } from "./service-worker.ts";

test("the worker has a document for each language, in that language and with its links", () => {
  const documents = renderOfflineDocuments(getCatalog().site);
  expect(documents[""]).toContain('<html lang="en" dir="ltr">');
  expect(documents[""]).toContain('<a href="/resource/shipping-calculator">the calculator</a>');
  expect(documents["zh"]).toContain('<html lang="zh-Hans" dir="ltr">');
  expect(documents["zh"]).toContain('<a href="/zh">首页</a>');
  const script = make({ catalog: getCatalog(), locale: "en", path: "/service-worker.js", params: {} });
  expect(script).toContain(JSON.stringify(JSON.stringify(documents)));
  expect(script).not.toMatch(/STORAGE|OFFLINE DOCUMENTS/);
});

test("the offline document has the colours of the pages", () => {
  const [light = "", dark = ""] = readFileSync("app/app.css", "utf8")
    .split("@layer base {")
    .flatMap((layer) => layer.match(/(?::root|\.dark) \{[^}]+--ink[^}]+/g) ?? []);
  const [day = "", night = ""] = renderOfflineDocuments(getCatalog().site)[""]?.split("@media") ?? [];
  for (const name of ["ink", "quiet", "line"]) {
    const colour = (style: string) => style.match(new RegExp(`--${name}: ?(#\\w+)`))?.[1];
    expect(colour(light)).toMatch(/^#\w{6}$/);
    expect(colour(day)).toBe(colour(light));
    expect(colour(night)).toBe(colour(dark));
  }
});
