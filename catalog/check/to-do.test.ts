import { expect, test } from "vitest";
import { getOriginal } from "#site/locales.ts";
import { contentRoot, getCatalog } from "../catalog.ts";
import { type Files, openFiles } from "../read/files.ts";
import { listOpenItems } from "./report-content.ts";
import {
  findMissingNames,
  findMissingTexts,
  findStaleFacts,
  listDatedFacts,
  listUnnamedSources,
  listUnnamedTariffSources,
} from "./to-do.ts";

test("what is missing in a language is listed with its file and line", () => {
  const files = openFiles(contentRoot);
  expect(findMissingTexts(files, "zh")).toEqual([]);
  const said = (file: string, find: string, put: string) =>
    findMissingTexts(
      { ...files, text: (name) => (name.endsWith(file) ? files.text(name).replace(find, put) : files.text(name)) },
      "zh",
    );
  expect(said("countries.csv", ",美国,", ",,")).toEqual([
    { file: `${contentRoot}/reference/countries.csv`, line: 3, what: '"United States"' },
  ]);
  const [missing] = said("site.yaml", ', zh: "深圳"', "");
  expect(missing).toMatchObject({ file: `${contentRoot}/site.yaml`, what: '"Shenzhen"' });
  // a file in one language alone was left so; one with both has lost a name
  const only = (text: string) => ({
    ...files,
    list: (_: string, end: string) => (end === ".yaml" ? ["a.yaml"] : []),
    text: () => text,
  });
  const names = "closings:\n  - name: { en: Spring }\n  - name: { en: Autumn, zh: 秋 }\n";
  expect(findMissingNames(only(names), "zh")).toEqual([{ file: "a.yaml", line: 2, what: '"Spring"' }]);
  expect(findMissingNames(only(names.replace(", zh: 秋", "")), "zh")).toEqual([]);
  const without = {
    ...files,
    list: (at: string, end: string) => files.list(at, end).filter((name) => !name.endsWith("esg.zh.yaml")),
  };
  expect(findMissingTexts(without, "zh")).toEqual([
    { file: `${contentRoot}/pages/esg.yaml`, line: 1, what: "the whole text" },
  ]);
});

const content = getCatalog();

test("a source is reported if its title has no name in a language and is not in its script", () => {
  expect(listUnnamedSources(content, "zh")).toEqual([]);
  const { reference, services, guides, news, pages } = content;
  const nameless = { ...content, reference: { ...reference, sourceTitles: new Map() } };
  const titles = [services, guides, news, pages].flatMap((kind) =>
    [...kind.values()].flatMap(
      (versions) => getOriginal<{ head: { sources: { title: string }[] } }>(versions).head.sources,
    ),
  );
  const latin = titles.filter(({ title }) => !/\p{Script=Han}/u.test(title));
  const told = listUnnamedSources(nameless, "zh");
  expect(told.map(({ what }) => what)).toEqual(latin.map(({ title }) => `the source "${title}"`));
  for (const { file, line } of told) expect([file.endsWith(".md"), line > 1]).toEqual([true, true]);
});

test("a source of the tables of duty, a remark of our own among them, is reported once if it has no name in a language", () => {
  expect(listUnnamedTariffSources(content, "zh")).toEqual([]);
  const nameless = { ...content, reference: { ...content.reference, sourceTitles: new Map() } };
  const told = listUnnamedTariffSources(nameless, "zh").map(({ what }) => what);
  expect(told.some((what) => what.includes("Illustrative"))).toBe(true);
  expect(new Set(told).size).toBe(told.length);
});

const guide = `---
title: A guide
checked:
  - fact: The limit is 10 kg.
    source: A law
    read: 2026-05-01
  - { fact: The fee is 2 euro., source: A law, read: 2026-11-20, unsettled: [yes, no] }
---

Text with read: 2020-01-01 in it.
`;
const files: Files = {
  root: "content",
  has: () => true,
  text: () => guide,
  list: (_, ending) => (ending === ".md" ? ["content/guides/a.md"] : []),
};

test("drafts are listed with what they are called", () => {
  const own = openFiles(contentRoot);
  const text = (file: string) =>
    own.text(file).replace(/^date:/m, file.includes("/liege-gateway/") ? "draft: true\ndate:" : "date:");
  const list = listOpenItems({ ...own, text }, content, "2026-11-23").find(({ title }) => title.startsWith("Drafts"));
  expect(list?.items).toEqual([
    {
      file: `${contentRoot}/newsroom/liege-gateway/index.md`,
      line: 3,
      what: "Second European gateway at Liège for Standard and Apparel",
    },
  ]);
});

test("a card that ends and that none follows is listed, until its last day is over", () => {
  const cards = content.cards.map((card) =>
    card.service === "economy-express" ? { ...card, validTo: "2026-11-23" } : card,
  );
  const told = (day: string) =>
    listOpenItems(openFiles(contentRoot), { ...content, cards }, day).flatMap(({ items }) =>
      items.filter(({ what }) => /none follows/.test(what)),
    );
  expect(["2026-10-09", "2026-10-10", "2026-11-23", "2026-11-24"].map((day) => told(day).length)).toEqual([0, 1, 1, 0]);
});

test("facts come with their line, and whether they are settled", () => {
  expect(listDatedFacts(files)).toEqual([
    {
      file: "content/guides/a.md",
      line: 4,
      fact: "The limit is 10 kg.",
      source: "A law",
      read: "2026-05-01",
      unsettled: false,
    },
    {
      file: "content/guides/a.md",
      line: 7,
      fact: "The fee is 2 euro.",
      source: "A law",
      read: "2026-11-20",
      unsettled: true,
    },
  ]);
});

test("a fact becomes stale on the day after the limit, not on it", () => {
  const stale = (days: number) => findStaleFacts(listDatedFacts(files), days, "2026-11-21").map(({ line }) => line);
  expect(stale(180)).toEqual([4]);
  expect(stale(204)).toEqual([]);
  expect(stale(203)).toEqual([4]);
  expect(stale(0)).toEqual([4, 7]);
});

test("exchange rates that are older than any data may be stand in the list of old data once", () => {
  const lists = listOpenItems(openFiles(contentRoot), content, "2030-01-01");
  const old = lists.find(({ title }) => title === "Data with an old day")?.items.map(({ what }) => what) ?? [];
  expect(old.filter((what) => what === "exchange.yaml")).toHaveLength(1);
  expect(new Set(old).size).toBe(old.length);
});
