import { expect, test } from "vitest";
import { locales } from "#site/locales.ts";
import { catalog } from "./catalog.ts";
import { type Localized, original } from "./localized.ts";
import type { Doc } from "./read-documents.ts";
import { redirectsOf } from "./redirects.ts";

const content = catalog();

function renamed<T>(all: ReadonlyMap<string, Localized<Doc<T>>>): {
  name: string;
  map: Map<string, Localized<Doc<T>>>;
} {
  const [[name, versions] = []] = [...all];
  if (!name || !versions) throw new Error("there is nothing to rename");
  const doc = original(versions);
  return { name, map: new Map([[name, { en: { ...doc, head: { ...doc.head, formerly: ["old-name"] } } }]]) };
}

test("a renamed service, guide and item leave redirects behind, in every language", () => {
  const [service, guide, item] = [renamed(content.services), renamed(content.guides), renamed(content.news)];
  const rules = redirectsOf({ ...content, services: service.map, guides: guide.map, news: item.map });
  expect(rules).toMatchObject({
    "/resource/guides/old-name": `/resource/guides/${guide.name}`,
    "/zh/newsroom/old-name": `/zh/newsroom/${item.name}`,
    "/newsroom/detail/old-name": `/newsroom/detail/${item.name}`,
  });
  expect(Object.keys(rules).filter((from) => from.endsWith("/old-name"))).toHaveLength(4 * locales.length);
});
