import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const table = readFileSync("tests/README.md", "utf8");

/** The tests that the table names: file and part of the title. */
const named = table
  .split("\n")
  .filter((line) => /^\| \d/.test(line))
  .flatMap((line) =>
    (line.split("|")[3] ?? "").split(";").flatMap((part) => {
      const [file = "", titles = ""] = part.split(/: (?=“)/);
      return [...titles.matchAll(/“([^”]+)”/g)].map(([, title = ""]) => [file.trim(), title] as const);
    }),
  );

test("the table of behaviours names tests that exist", () => {
  expect(named.length).toBeGreaterThan(60);
  const gone = named.filter(([file, title]) => {
    const path = file.includes("/") ? file : `tests/${file}`;
    return !readFileSync(path, "utf8").includes(title);
  });
  expect(gone).toEqual([]);
});
