import { mkdtempSync, readdirSync, readFileSync, truncateSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepResult, pruneResults, writeWhole, writeWholeSync } from "./cache.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kept-"));
  vi.stubEnv("CACHE", folder);
});
afterEach(() => void vi.unstubAllEnvs());

const body = Buffer.from("a picture that took long to draw");

test("a result is made once, and proved each time it is read", async () => {
  const make = vi.fn(async () => body);
  expect(await keepResult("cards", "esg.png", make)).toEqual(body);
  expect(await keepResult("cards", "esg.png", make)).toEqual(body);
  expect(make).toHaveBeenCalledTimes(1);
});

test.each([
  ["emptied", (file: string) => truncateSync(file, 0)],
  ["cut after its proof", (file: string) => truncateSync(file, 32)],
  ["cut short by a byte", (file: string) => truncateSync(file, readFileSync(file).length - 1)],
  ["changed", (file: string) => writeFileSync(file, readFileSync(file).toReversed())],
  ["written by an earlier version, without a proof", (file: string) => writeFileSync(file, body)],
])("a kept result that was %s is made anew", async (_, damage) => {
  await keepResult("images", "cover.avif", async () => body);
  damage(join(folder, "images", "cover.avif"));
  const again = vi.fn(async () => body);
  expect(await keepResult("images", "cover.avif", again)).toEqual(body);
  expect(again).toHaveBeenCalledTimes(1);
  expect(await keepResult("images", "cover.avif", again)).toEqual(body);
  expect(again).toHaveBeenCalledTimes(1);
});

test("what builds have used most recently stays as far as there is room", async () => {
  for (const [at, name] of ["older", "oldest", "newest"].entries()) {
    await keepResult("cards", name, async () => body);
    const used = [2000, 1000, 3000][at] ?? 0;
    utimesSync(join(folder, "cards", name), used, used);
  }
  const left = () => readdirSync(join(folder, "cards")).sort();
  const limits = { cards: 130, images: 0, compressed: 0 };
  await pruneResults(limits);
  expect(left()).toEqual(["newest", "older"]);
  // one that a build was writing when it was ended
  writeFileSync(join(folder, "cards", "half.png.1-1.tmp"), "");
  utimesSync(join(folder, "cards", "half.png.1-1.tmp"), 1000, 1000);
  await pruneResults(limits);
  expect(left()).toEqual(["newest", "older"]);
  await pruneResults({ ...limits, cards: 0 });
  expect(left()).toEqual([]);
});

test("a file that cannot be written leaves the one before it, and nothing else", async () => {
  const file = join(folder, "name");
  await writeWhole(file, "first");
  // a folder in the way of the last step
  const taken = join(folder, "taken", "inside");
  writeWholeSync(taken, "here");
  await expect(writeWhole(join(folder, "taken"), "second")).rejects.toThrow();
  expect(() => writeWholeSync(join(folder, "taken"), "second")).toThrow();
  expect(readdirSync(folder).sort()).toEqual(["name", "taken"]);
  expect(readFileSync(file, "utf8")).toBe("first");
});

test("what was found in a text is found anew in another text and by other code, and is otherwise the same", async () => {
  const found = [{ file: "a.md", line: 3, wrong: "a sentence of 26 words", right: "split it" }];
  const find = vi.fn(() => found);
  const check = async (code: string, text: string) => {
    vi.resetModules();
    vi.stubEnv("CODE_ID", code);
    const { getCachedFindings, saveKeptFindings } = await import("./cache.ts");
    expect(getCachedFindings("a.md", text, find)).toEqual(found);
    saveKeptFindings();
    return find.mock.calls.length;
  };
  expect(await check("code", "text")).toBe(1);
  expect(await check("code", "text")).toBe(1);
  expect(await check("code", "another text")).toBe(2);
  expect(await check("other code", "another text")).toBe(3);
  writeFileSync(join(folder, "findings.json"), "{");
  expect(await check("other code", "another text")).toBe(4);
});
