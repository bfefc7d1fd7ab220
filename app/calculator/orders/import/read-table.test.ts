import { zipSync } from "fflate";
import { expect, test } from "vitest";
import { zipWorkbook } from "../../../../tests/sample-workbook.ts";
import { cellName } from "./decode.ts";
import { detectColumns } from "./detect-columns.ts";
import { detectDelimiter, findTable, readLines, removeTotalRows } from "./read-table.ts";

const text = (cell: string, value: string) => `<c r="${cell}" t="inlineStr"><is><t>${value}</t></is></c>`;
const csv = (content: string) => readLines(new Uint8Array(new TextEncoder().encode(content)), undefined);

test("the cells of a workbook are texts, and its numbers have one meaning", async () => {
  const rows = `<row r="1">${text("A1", "Country")}${text("C1", "Weight")}</row><row r="3">${text("A3", "DE")}<c r="C3"><v>1.645</v></c></row>`;
  expect(await readLines(zipWorkbook(rows), undefined)).toEqual({
    lines: [
      ["Country", "", "Weight"],
      ["", "", ""],
      ["DE", "", "1.6450"],
    ],
    written: { typed: true },
  });
});

test.each([
  ["the last cell of all", text("XFD1048576", "x"), "too-wide", "XFD1048576"],
  ["a cell far to the right", text("ALM1", "x"), "too-wide", "ALM1"],
  ["a cell of its own name space", '<x:c x:r="XFD1"/>', "too-wide", "XFD1"],
  ["a cell behind a text that looks like one", `${text("A1", "r='")}${text("XFD1", "x")}`, "too-wide", "XFD1"],
  ["many rows of many columns", text("CV1", "x") + text("A1048576", "x"), "too-many-cells", "CV1048576"],
])("%s is refused by its name, before the cells up to it are made", async (_, rows, problem, cell) =>
  expect(await readLines(zipWorkbook(`<row>${rows}</row>`), undefined)).toEqual({ problem, cell }),
);

test.each([
  ["a row without end", '<row r="Infinity"></row>'],
  ["a row beyond all", '<row r="2000000000"></row>'],
  ["a row in other figures", '<row r="0x7fffffff"></row>'],
  ["a cell behind a character reference", `<row r="1">${text("&#88;FD1048576", "x")}</row>`],
  ["a cell of two letters and a power", `<row>${text("A1e9", "x")}</row>`],
])("%s is no workbook", async (_, rows) =>
  expect(await readLines(zipWorkbook(rows), undefined)).toEqual({ problem: "broken-excel" }),
);

test("a workbook that unpacks to hundreds of megabytes is refused before it is unpacked", async () => {
  const bomb = zipSync({ "xl/worksheets/sheet1.xml": new Uint8Array(200_000_001) }, { level: 9 });
  expect(bomb.length).toBeLessThan(500_000);
  expect(await readLines(new Uint8Array(bomb), undefined)).toEqual({ problem: "too-large-unpacked" });
});

test("a cell longer than a spreadsheet's is named, in a workbook and in a text", async () => {
  const long = "x".repeat(300_000);
  const problem = { problem: "long-cell", cell: "B2" };
  const rows = `<row r="1">${text("A1", "a")}</row><row r="2">${text("A2", "b")}${text("B2", long)}</row>`;
  expect(await readLines(zipWorkbook(rows), undefined)).toEqual(problem);
  expect(await csv(`a,b\n1,${long}\n`)).toEqual(problem);
});

test("a text of a million columns is refused by the last of them, and one of ten million commas by its line", async () => {
  expect(await csv(`a${",".repeat(999_999)}\n`)).toEqual({ problem: "too-wide", cell: cellName(1, 1_000_000) });
  expect(await csv(`a,b\n${",".repeat(10_000_000)}`)).toEqual({ problem: "too-many-cells", cell: "A2" });
});

test.each([
  [1, "A1"],
  [26, "Z1"],
  [27, "AA1"],
  [702, "ZZ1"],
  [703, "AAA1"],
  [16_384, "XFD1"],
])("column %i is that of %s", (column, name) => expect(cellName(1, column)).toBe(name));

test.each([
  ["Order,Country,Weight\nA,DE,1", ","],
  ["Sendung;Land;Gewicht (kg);Betrag\nS1;DE;0,8;5,10\nS2;FR;2,4;19,60\nS3;;;-19,60", ";"],
  ["Rechnung Nr. 7, November, 2026\n\nSendung;Land;Gewicht\nS1;DE;0,8", ";"],
  ["Order\tCountry\tWeight\nA\tDE, Berlin\t1", "\t"],
  ["Order|Country|Weight\nA|DE|1", "|"],
  ["wohin,schwer\nDE,1", undefined],
])("%j is parted by %j", (text, delimiter) => expect(detectDelimiter(text)).toBe(delimiter));

const lines = (text: string) => text.split("\n").map((line) => line.split(","));
const plain = lines("Order,Country,Weight\nA,DE,1\nB,FR,2");

test("a table that begins at once", () =>
  expect(findTable(plain)).toEqual({
    header: ["Order", "Country", "Weight"],
    headed: 1,
    rows: plain.slice(1),
    sums: [],
  }));

test("below a title and an address, each row keeps the number of its line", () => {
  const found = findTable(
    lines("Invoice 4711,,\nCountry of origin,China,\n\nOrder,Country,Weight\nA,DE,1\n\nB,FR,2\nTotal,,3\n\n"),
  );
  expect(found).toMatchObject({ header: ["Order", "Country", "Weight"], headed: 4, sum: "Total" });
  const rows = typeof found === "string" ? [] : found.rows;
  expect(rows.map(([first = ""]) => first)).toEqual(["", "", "", "A", "", "B"]);
});

test("a heading that is repeated on each page is no row", () =>
  expect(findTable(lines("Order,Country,Weight\nA,DE,1\nOrder,Country,Weight\nB,FR,2"))).toMatchObject({
    rows: [["A", "DE", "1"], [], ["B", "FR", "2"]],
  }));

test("a table without a heading that is understood begins with its first line", () =>
  expect(findTable(lines("\nwohin,schwer\nDE,1"))).toMatchObject({
    header: ["wohin", "schwer"],
    rows: [[], ["DE", "1"]],
  }));

test("headings with numbers of their own are headings, whether or not they are understood", () => {
  expect(findTable(lines("1. wohin,2. schwer\nDE,1"))).toMatchObject({ header: ["1. wohin", "2. schwer"], headed: 1 });
  expect(detectColumns(["1. Land", "2) Gewicht (kg)"])).toEqual({ country: 0, weight: 1 });
});

test.each(["1,DE,2.3\n2,FR,1.1", "#1001,Germany,2.3,kg\n#1002,France,1.1,kg", "\n2026-11-20,DE,500 g"])(
  "a table whose first line is an order has no headings, and loses none: %j",
  (text) => {
    const found = findTable(lines(text));
    expect(found).toMatchObject({ headed: 0, rows: lines(text) });
    expect(typeof found !== "string" && found.header.slice(0, 3)).toEqual(["#1", "#2", "#3"]);
  },
);

test("nothing, and a heading alone", () => {
  expect(findTable([[""], [" ", ""]])).toBe("empty");
  expect(findTable(lines("Order,Country,Weight\n\n"))).toBe("no-header");
});

const orders = [
  ["A", "DE", "1", "30x20x5"],
  ["B", "FR", "2", ""],
];

test.each(["Summe", "TOTAL", "Grand total:", "合计"])("a last row called %s is no order", (word) =>
  expect(removeTotalRows([...orders, [word, "", "3", ""]], 4)).toEqual({ rows: orders, sum: word }),
);

test("two sums are left out, and what follows an order is not searched for sums above it", () => {
  expect(removeTotalRows([...orders, ["", "Subtotal", "", ""], ["", "Total", "3", ""]], 4).rows).toEqual(orders);
  expect(removeTotalRows([["Total", "", "3", ""], ...orders], 4).rows).toHaveLength(3);
});

test("an order that is called Total stays, and so does any other row without a country", () => {
  const named = [...orders, ["Total", "DE", "1", "30x20x5"]];
  expect(removeTotalRows(named, 4)).toEqual({ rows: named });
  const short = [...orders, ["C", "", "1", ""]];
  expect(removeTotalRows(short, 4)).toEqual({ rows: short });
});
