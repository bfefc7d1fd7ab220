import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

// For each element that comes or goes, a browser works out anew what stands beside it, with all within, wherever a rule
// looks from one element to the next by its name alone: a whole page for a message below a field.
test("a rule looks from one element to the next by a class only", () => {
  const found = ["app/app.css", ...globSync("app/styles/*.css")].flatMap((file) => {
    const rules = readFileSync(file, "utf8")
      .replaceAll(/\/\*.*?\*\//gs, "")
      .matchAll(/([^{};]*)\{/g);
    return [...rules].flatMap(([, selectors = ""]) =>
      [...selectors.matchAll(/(\S+)\s+[+~]\s+\S/g)]
        .filter(
          ([, left = ""]) => !selectors.includes("@") && !/[.#[]/.test(left.replaceAll(/:(?:has|not)\(.*\)/g, "")),
        )
        .map(([words]) => `${file}: ${words}`),
    );
  });
  expect(found).toEqual([]);
});
