import { rmSync } from "node:fs";
import { expect, test } from "vitest";
import { sampleRelease } from "./sample-release.ts";
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

test("a build that lacks a file is rejected, even if the file is too large to be cached", async () => {
  const site = openSite(sampleRelease({ "/a": "small", "/large": Buffer.alloc(1_000_001) }));
  rmSync(site.files.get("/large")?.path ?? "");
  await expect(cacheFiles(site)).rejects.toThrow("ENOENT");
});
