import { expect, test, vi } from "vitest";
import { readTypedLine } from "./typed-line.ts";

const problem = (text: string, proposals: string[]) => ({
  ...{ text, parts: [], more: [] },
  problems: [{ kind: "unit", span: [0, text.length], proposals }],
});
vi.mock(import("#app/calculator/destination/line-reader.ts"), async (original) => ({
  ...(await original()),
  loadLineReader: vi.fn().mockResolvedValue((text: string) => problem(text, text === "0" ? [] : [`${text} g`])),
}));

test("a number that no unit makes a weight is left to the field's own words about its limits", async () => {
  expect(await readTypedLine("0")).toBeUndefined();
  expect(await readTypedLine("40000")).toBeDefined();
});
