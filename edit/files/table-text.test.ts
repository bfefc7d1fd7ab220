import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readDocument, writeDocument } from "./document.ts";
import { readTable, writeTable } from "./table-text.ts";

const all = (ending: string) => globSync([`content/**/*.${ending}`, `tests/fixtures/rotterdam/**/*.${ending}`]).sort();

test.each(all("csv"))("%s is the same when nothing changes", (file) => {
  const text = readFileSync(file, "utf8");
  expect(writeTable(text, readTable(text).rows)).toBe(text);
});

test.each([...all("md"), ...all("yaml")])("%s is the same when nothing changes", (file) => {
  const text = readFileSync(file, "utf8");
  expect(writeDocument(file, text, readDocument(file, text))).toBe(text);
});

const table = '# prices\nzone,price\nUS,9.40\n# the islands\nGB,"1"\n\n# the end\n';

test("a changed cell changes its row alone, and comments stay with their rows", () => {
  const { rows } = readTable(table);
  const changed = rows.map((row) => (row.cells[0] === "US" ? { ...row, cells: ["US", "9.50"] } : row));
  expect(writeTable(table, changed)).toBe(table.replace("9.40", "9.50"));
  expect(writeTable(table, rows.toReversed())).toBe(
    '# prices\nzone,price\n# the islands\nGB,"1"\nUS,9.40\n\n# the end\n',
  );
  expect(writeTable(table, [...rows, { cells: ["A, B", "2"] }])).toContain('GB,"1"\n"A, B",2\n\n# the end\n');
});

test("line ends and the byte-order mark stay", () => {
  const own = `\uFEFF${table.replaceAll("\n", "\r\n")}`;
  const { rows } = readTable(own);
  expect(writeTable(own, rows)).toBe(own);
  expect(writeTable(own, [{ cells: ["US", "1"] }])).toBe("\uFEFF# prices\r\nzone,price\r\nUS,1\r\n\r\n# the end\r\n");
  const text = "---\r\ntitle: a\r\n---\r\n\r\nHello\r\n";
  expect(writeDocument("a.md", text, { head: { title: "b" }, body: "\nHello\n" })).toBe(text.replace(": a", ": b"));
});
