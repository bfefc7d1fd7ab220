import { expect, test } from "vitest";
import { type FieldProblem, markCauses } from "./checker.ts";

test("an error in a file that nobody has changed may follow from those that are", () => {
  const problem = (path: string, level: FieldProblem["level"]): FieldProblem => ({
    path,
    line: 1,
    wrong: "",
    right: "",
    level,
    field: [],
  });
  const [prices, news] = ["rates/a/2027-01-01/prices.csv", "newsroom/one/index.md"];
  const problems = [problem(prices, "error"), problem(news, "error"), problem(news, "warning")];
  const marked = markCauses(problems, [prices, "newsroom/one/a.png", "translations.txt"]);
  expect(marked.map(({ causes }) => causes)).toEqual([undefined, [prices], undefined]);
  expect(markCauses(problems, [])).toEqual(problems);
});
