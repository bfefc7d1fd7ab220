import { expect, test } from "vitest";
import { catalog } from "./catalog.ts";
import { original } from "./localized.ts";
import { unnamedSources } from "./unnamed-sources.ts";

const content = catalog();

test("a source is reported if its title has no name in a language and is not in its script", () => {
  expect(unnamedSources(content, "zh")).toEqual([]);
  const { reference, services, guides, news, pages } = content;
  const nameless = { ...content, reference: { ...reference, sourceTitles: new Map() } };
  const titles = [services, guides, news, pages].flatMap((kind) =>
    [...kind.values()].flatMap(
      (versions) => original<{ head: { sources: { title: string }[] } }>(versions).head.sources,
    ),
  );
  const latin = titles.filter(({ title }) => !/\p{Script=Han}/u.test(title));
  const told = unnamedSources(nameless, "zh");
  expect(told.map(({ what }) => what)).toEqual(latin.map(({ title }) => `the source "${title}"`));
  for (const { file, line } of told) expect([file.endsWith(".md"), line > 1]).toEqual([true, true]);
});
