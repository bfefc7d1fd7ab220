import { expect, test } from "vitest";
import { missingTexts } from "./missing-texts.ts";
import { openFiles } from "./read/files.ts";

test("what is missing in a language is listed with its file and line", () => {
  const files = openFiles("content");
  expect(missingTexts(files, "zh")).toEqual([]);
  const said = (file: string, find: string, put: string) =>
    missingTexts(
      { ...files, text: (name) => (name.endsWith(file) ? files.text(name).replace(find, put) : files.text(name)) },
      "zh",
    );
  expect(said("countries.csv", ",美国,", ",,")).toEqual([
    { file: "content/reference/countries.csv", line: 3, what: '"United States"' },
  ]);
  const [missing] = said("site.yaml", ', zh: "深圳"', "");
  expect(missing).toMatchObject({ file: "content/site.yaml", what: '"Shenzhen"' });
  const without = {
    ...files,
    list: (at: string, end: string) => files.list(at, end).filter((name) => !name.endsWith("esg.zh.yaml")),
  };
  expect(missingTexts(without, "zh")).toEqual([{ file: "content/pages/esg.yaml", line: 1, what: "the whole text" }]);
});
