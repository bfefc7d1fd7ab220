import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { cacheFiles, openSite } from "./site.ts";

/** A release of files by address, all of them written as they are. */
function release(files: Record<string, string | Buffer>): string {
  const folder = mkdtempSync(join(tmpdir(), "release-"));
  const entries = Object.entries(files).map(([path, body]) => {
    const file = join(folder, "public", path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, body);
    const etag = createHash("sha256").update(body).digest("hex");
    const entry = { file: path, type: "text/plain", cache: "day", etag };
    return [path, { ...entry, encodings: [], size: body.length }];
  });
  const table = {
    id: folder,
    files: Object.fromEntries(entries),
    redirects: {},
    notFound: { "/": "/404.html" },
    inline: { script: "", style: "" },
    icons: {},
  };
  writeFileSync(join(folder, "table.json"), JSON.stringify(table));
  return folder;
}

test("small files are held up to half the limit, so that two builds fit; the others stay on the disk", async () => {
  const many = Array.from({ length: 140 }, (_, n) => [`/f${n}`, Buffer.alloc(1_000_000, n)]);
  const folder = release({ ...Object.fromEntries(many), "/large": Buffer.alloc(1_000_001), "/404.html": "" });
  const site = openSite(folder);
  await cacheFiles(site);
  const heldBytes = [...site.files.values()].reduce((sum, { bodies }) => sum + (bodies.identity?.length ?? 0), 0);
  expect(heldBytes).toBe(112_000_000);
  expect(site.files.get("/large")?.bodies.identity).toBeUndefined();
  expect(site.files.has("/404.html")).toBe(false);
});

test("a build that lacks a file is told, though the file is too large to be held", async () => {
  const site = openSite(release({ "/a": "small", "/large": Buffer.alloc(1_000_001) }));
  rmSync(site.files.get("/large")?.path ?? "");
  await expect(cacheFiles(site)).rejects.toThrow("ENOENT");
});
