import { expect, test } from "vitest";
import { tableOf } from "./table-of.ts";

const lines = (text: string) => text.split("\n").map((line) => line.split(","));
const plain = lines("Order,Country,Weight\nA,DE,1\nB,FR,2");

test("a table that begins at once", () =>
  expect(tableOf(plain)).toEqual({ header: ["Order", "Country", "Weight"], rows: plain.slice(1) }));

test("below a title and an address, each row keeps the number of its line", () => {
  const found = tableOf(
    lines("Invoice 4711,,\nCountry of origin,China,\n\nOrder,Country,Weight\nA,DE,1\n\nB,FR,2\nTotal,,3\n\n"),
  );
  expect(found).toMatchObject({ header: ["Order", "Country", "Weight"], sum: "Total" });
  const rows = typeof found === "string" ? [] : found.rows;
  expect(rows.map(([first = ""]) => first)).toEqual(["", "", "", "A", "", "B"]);
});

test("a heading that is repeated on each page is no row", () =>
  expect(tableOf(lines("Order,Country,Weight\nA,DE,1\nOrder,Country,Weight\nB,FR,2"))).toMatchObject({
    rows: [["A", "DE", "1"], [], ["B", "FR", "2"]],
  }));

test("a table without a heading that is understood begins with its first line", () =>
  expect(tableOf(lines("\nwohin,schwer\nDE,1"))).toMatchObject({
    header: ["wohin", "schwer"],
    rows: [[], ["DE", "1"]],
  }));

test("nothing, and a heading alone", () => {
  expect(tableOf([[""], [" ", ""]])).toBe("empty");
  expect(tableOf(lines("Order,Country,Weight\n\n"))).toBe("no-header");
});
