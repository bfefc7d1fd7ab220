import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { prune } from "./prune.ts";

test("the most recently used files stay as far as there is room; a missing folder is no error", async () => {
  const folder = mkdtempSync(join(tmpdir(), "prune-"));
  for (const [at, name] of ["older", "oldest", "newest"].entries()) {
    writeFileSync(join(folder, name), "x".repeat(40));
    const used = [2000, 1000, 3000][at] ?? 0;
    utimesSync(join(folder, name), used, used);
  }
  await prune(folder, 100);
  expect(readdirSync(folder).sort()).toEqual(["newest", "older"]);
  await prune(folder, 100);
  expect(readdirSync(folder)).toHaveLength(2);
  await prune(folder, 0);
  expect(readdirSync(folder)).toEqual([]);
  await prune(join(folder, "nowhere"), 0);
  rmSync(folder, { recursive: true });
});
