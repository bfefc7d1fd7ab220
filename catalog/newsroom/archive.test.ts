import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { contentRoot, loadCatalog } from "../catalog.ts";
import type { Catalog } from "../model.ts";
import { searchFile } from "../search-documents.ts";
import { listSitemapNames } from "../views/page-lists.ts";
import { buildNewsDetail, buildNewsGlance } from "./item.ts";
import { buildNewsList } from "./list.ts";
import { listPath, listPaths } from "./archive.ts";

const items = 700;
let root = "";
let catalog: Catalog;

function write(id: string, date: string, more = ""): void {
  mkdirSync(join(root, "newsroom", id), { recursive: true });
  writeFileSync(
    join(root, "newsroom", id, "index.md"),
    `---\ntitle: Item ${id}\ndate: ${date}\ntopic: customs\nsummary: Something.\nfacts: [{ label: a, value: b }, { label: c, value: d }]\nconcerns: All\nservices: [standard-express]\n${more}---\nText.\n`,
  );
}

function load(): Catalog {
  const { catalog: read, problems } = loadCatalog(root);
  if (!read) throw new Error(problems.errors.map(({ wrong }) => wrong).join("\n"));
  return read;
}

beforeAll(() => {
  root = join(mkdtempSync(join(tmpdir(), "archive-")), "content");
  cpSync(contentRoot, root, { recursive: true });
  for (let at = 0; at < items; at += 1) write(`old-${at}`, `${2015 + (at % 10)}-0${1 + (at % 9)}-1${at % 9}`);
  catalog = load();
});

describe("a long archive", () => {
  test("has pages of 24 that contain every item once", () => {
    const pages = listPaths(catalog).filter((path) => /^\/newsroom(\/page\/\d+)?$/.test(path));
    const views = pages.map((_, at) => buildNewsList(catalog, "en", { page: at + 1 }));
    const ids = views.flatMap((view) => view?.entries.map(({ id }) => id) ?? []);
    expect(ids).toHaveLength(catalog.news.size);
    expect(new Set(ids).size).toBe(catalog.news.size);
    expect(views.slice(0, -1).every((view) => view?.entries.length === 24)).toBe(true);
    expect(pages[1]).toBe(listPath({ page: 2 }));
  });
  test("has no page before the first, after the last, or in between", () => {
    for (const page of [0, -1, 1.5, Number.NaN, 9999]) expect(buildNewsList(catalog, "en", { page })).toBeUndefined();
  });
  test("makes no page longer", () => {
    const size = (view: unknown) => JSON.stringify(view).length;
    const few = loadCatalog(contentRoot).catalog;
    if (!few) throw new Error("no content");
    expect(size(buildNewsList(catalog, "en", { page: 5 }))).toBeLessThan(
      size(buildNewsList(few, "en", { page: 1 })) * 2,
    );
    expect(size(buildNewsGlance(catalog, "en", "old-300"))).toBeLessThan(12_000);
    const found = (own: typeof few) => searchFile(own, "en", "recent")?.documents.length ?? 0;
    // of 700 additional items, only the recent ones
    expect(found(catalog)).toBeLessThan(found(few) + 300);
  });
  test("leaves the pages of older items unchanged when a new one is added", () => {
    const before = JSON.stringify(buildNewsDetail(catalog, "en", "old-300"));
    write("brand-new", "2026-11-20");
    const after = load();
    expect(JSON.stringify(buildNewsDetail(after, "en", "old-300"))).toBe(before);
    expect(JSON.stringify(searchFile(after, "en", "archive-1")?.documents.slice(0, 100))).toBe(
      JSON.stringify(searchFile(catalog, "en", "archive-1")?.documents.slice(0, 100)),
    );
  });
  test("has a sitemap for each year", () => {
    expect(listSitemapNames(catalog)).toContain("news-2015");
  });
});

test("drafts and items with a future date are left out", () => {
  write("a-draft", "2026-01-01", "draft: true\n");
  write("to-come", "2199-01-01");
  const { news } = load();
  expect(news.has("a-draft")).toBe(false);
  expect(news.has("to-come")).toBe(false);
});
