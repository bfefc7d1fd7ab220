import { expect, test } from "vitest";
import { getOriginal, locales, type Localized } from "#site/locales.ts";
import { getCatalog } from "./catalog.ts";
import type { Doc } from "./model.ts";
import { listRedirects } from "./site-pages.ts";

const content = getCatalog();

function renamed<T>(all: ReadonlyMap<string, Localized<Doc<T>>>): {
  name: string;
  map: Map<string, Localized<Doc<T>>>;
} {
  const [[name, versions] = []] = [...all];
  if (!name || !versions) throw new Error("there is nothing to rename");
  const doc = getOriginal(versions);
  return { name, map: new Map([[name, { en: { ...doc, head: { ...doc.head, formerly: ["old-name"] } } }]]) };
}

test("a renamed service, guide and item leave redirects behind, in every language", () => {
  const [service, guide, item] = [renamed(content.services), renamed(content.guides), renamed(content.news)];
  const rules = listRedirects({ ...content, services: service.map, guides: guide.map, news: item.map });
  expect(rules).toMatchObject({
    "/resource/guides/old-name": `/resource/guides/${guide.name}`,
    "/zh/newsroom/old-name": `/zh/newsroom/${item.name}`,
    "/newsroom/detail/old-name": `/newsroom/detail/${item.name}`,
  });
  expect(Object.keys(rules).filter((from) => from.endsWith("/old-name"))).toHaveLength(4 * locales.length);
});
