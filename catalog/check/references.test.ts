import { expect, test } from "vitest";
import { Problems } from "../read/problems.ts";
import { checkComponents } from "./references.ts";

test("a line of the register without its component or data is named with the file that is missing", () => {
  const problems = new Problems();
  checkComponents(problems, ".", [{ name: "esg" }, { name: "missing" }]);
  expect(problems.errors.map(({ file, wrong }) => `${file}: ${wrong}`)).toEqual([
    'site/pages.ts: the page "missing" has no app/pages/missing.tsx',
    'site/pages.ts: the page "missing" has no entry in catalog/views/page-builders.ts',
  ]);
});

test("every page of the register has both", () => {
  const problems = new Problems();
  checkComponents(problems, ".");
  expect(problems.errors).toEqual([]);
});
