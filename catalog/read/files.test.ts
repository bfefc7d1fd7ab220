import { expect, test } from "vitest";
import { checkEncoding } from "./files.ts";
import { formatProblems, Problems } from "./problems.ts";

test("a text whose letters were lost as question marks, or that is not in UTF-8, is told with its line", () => {
  const said = (bytes: Uint8Array) => {
    const problems = new Problems();
    checkEncoding("a.csv", bytes, problems);
    return formatProblems(problems.all);
  };
  const text = (own: string) => said(new TextEncoder().encode(own));
  expect(text("code,name\nUS,??\nCA,???\n")).toMatch(/^a\.csv:2: "\?\?" stands .* here and in one more line: .*; take/);
  expect(text("一行\n??行\n")).toMatch(/^a\.csv:2: "\?\?" stands in the place of letters: /);
  expect(text("What is it? 是什么？？\nA `a ?? b`.\n```js\na ?? b\n```\n")).toBe("");
  expect(said(Uint8Array.of(0x4c, 0x69, 0xe8, 0x67, 0x65))).toMatch(
    /^a\.csv:1: the file is saved in Windows-1252 .*; open it .*; where letters are question marks by then, take the file/,
  );
});
