import { appendFileSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sampleRelease } from "../tests/sample-release.ts";
import type { SiteTable } from "./policy/table.ts";
import { cacheFiles, openSite } from "./site.ts";

test("small files are cached up to half the limit, so that two builds fit; the others stay on disk", async () => {
  const many = Array.from({ length: 140 }, (_, n) => [`/f${n}`, Buffer.alloc(1_000_000, n)]);
  const folder = sampleRelease({ ...Object.fromEntries(many), "/large": Buffer.alloc(1_000_001), "/404.html": "" });
  const site = openSite(folder);
  await cacheFiles(site);
  const heldBytes = [...site.files.values()].reduce((sum, { bodies }) => sum + (bodies.identity?.length ?? 0), 0);
  expect(heldBytes).toBe(112_000_000);
  expect(site.files.get("/large")?.bodies.identity).toBeUndefined();
  expect(site.files.has("/404.html")).toBe(false);
});

test.each([
  ["lacks a file", (folder: string) => rmSync(join(folder, "public/large")), "ENOENT"],
  ["has a shorter file", (folder: string) => truncateSync(join(folder, "public/large"), 9), "has 9 bytes; the table"],
  ["has a longer file", (folder: string) => appendFileSync(join(folder, "public/a"), "!"), "has 6 bytes; the table"],
  ["has no table", (folder: string) => truncateSync(join(folder, "table.json"), 30), "JSON"],
])("a release that %s is refused", (_, harm, why) => {
  const folder = sampleRelease({ "/a": "small", "/large": Buffer.alloc(1_000_001) });
  harm(folder);
  expect(() => openSite(folder)).toThrow(why);
});

test("a file that changes while it is read into memory is refused", async () => {
  const site = openSite(sampleRelease({ "/a": "small" }));
  truncateSync(site.files.get("/a")?.path ?? "", 2);
  await expect(cacheFiles(site)).rejects.toThrow("has 2 bytes; the table says 5");
});

test("a file that has other bytes than the build wrote is refused, however long it is", async () => {
  const site = openSite(sampleRelease({ "/a": "small" }));
  writeFileSync(site.files.get("/a")?.path ?? "", "SMALL");
  await expect(cacheFiles(site)).rejects.toThrow("is not the file that the table describes");
});

test.each(["a\nb", 'a"b', "a\\b", "ä", ""])("an id that no header can carry is refused: %j", (id) => {
  const folder = sampleRelease({ "/a": "small" }, undefined, id);
  expect(() => openSite(folder)).toThrow(`table.json: id is ${JSON.stringify(id)}`);
});

test.each<[what: string, change: (table: SiteTable) => object]>([
  ["a caching that does not exist", ({ files }) => ({ files: { "/a": { ...files["/a"], cache: "sometimes" } } })],
  ["no type", ({ files }) => ({ files: { "/a": { ...files["/a"], type: undefined } } })],
  ["a type that is no text", ({ files }) => ({ files: { "/a": { ...files["/a"], type: 5 } } })],
  ["a type of two lines", ({ files }) => ({ files: { "/a": { ...files["/a"], type: "text/html\r\nX: y" } } })],
  ["an etag with a quotation mark", ({ files }) => ({ files: { "/a": { ...files["/a"], etag: 'a"b' } } })],
  ["no redirects", () => ({ redirects: undefined })],
  ["a redirect to half a character", () => ({ redirects: { "/b": "/\ud800" } })],
  ["icons that are none", () => ({ icons: { a: "none.json" } })],
  [
    "a policy of two lines",
    ({ files }) => ({
      files: { "/a": { ...files["/a"], type: "text/html" } },
      inline: { script: "a\nb", styles: [] },
    }),
  ],
])("a table that has %s is refused: what it says could not be sent", (_, change) => {
  const folder = sampleRelease({ "/a": "small" });
  writeFileSync(join(folder, "none.json"), "{}");
  const table: SiteTable = JSON.parse(readFileSync(join(folder, "table.json"), "utf8"));
  expect(() => openSite(folder)).not.toThrow();
  writeFileSync(join(folder, "table.json"), JSON.stringify({ ...table, ...change(table) }));
  expect(() => openSite(folder)).toThrow(/./);
});

test("a file outside the public folder is not opened", () => {
  const folder = sampleRelease({ "/../table.json": "{}" });
  expect(() => openSite(folder)).toThrow(join(folder, "public/table.json"));
});
