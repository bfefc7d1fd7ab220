import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("what runs in a browser takes types alone from the catalog, which reads files", () => {
  const sources = globSync("app/**/*.{ts,tsx}").filter((file) => !/\.(data|test)\.tsx?$/.test(file));
  const taken = sources.filter((file) =>
    /^(?:im|ex)port (?!type )[^;]*?from "#catalog/m.test(readFileSync(file, "utf8")),
  );
  expect(sources.length).toBeGreaterThan(200);
  expect(taken).toEqual([]);
});
