import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readSheet as readWorkbook } from "read-excel-file/node";
import { expect, test } from "vitest";
import { loadCatalog } from "#catalog/catalog.ts";
import { quote } from "#rating/quote.ts";
import { toLength, toMass } from "#rating/shipment/units.ts";
import { makeCarrierSheet } from "../../../tests/sample-workbook.ts";
import { readTable, writeTable } from "../../files/table-text.ts";
import { cleanCell, readSheet } from "./pasted.ts";

const columns = ["zone", "up_to_kg", "per_kg", "per_item", "transit_min", "transit_max"];

const wanted = [
  ["US", "0.3", "96.50", "12.5", "7", "11"],
  ["US", "2", "88.00", "13.00", "7", "11"],
  ["US", "30", "1080.00", "25", "7", "11"],
  ["DE", "2", "66", "18", "7", "10"],
  ["DE", "30", "60.5", "28", "7", "10"],
];

test("a carrier's sheet with merged heads, formulas, full-width digits and a hidden row becomes the table's rows", async () => {
  const sheet = await readWorkbook(makeCarrierSheet());
  const cells = sheet.map((row) => row.map((cell) => (cell === null ? "" : String(cell))));
  expect(readSheet(cells, columns)).toMatchObject({ rows: wanted, left: 1, unused: [] });
});

test.each([
  ["Zone|Up to kg|Per kg|Per item|Transit min|Transit max", []],
  ["zone|up to KG|per kg (USD)|per item (USD)|days from|Days to", []],
  ["Destination|Weight to|Rate per kg|Handling|Min days|Max days", []],
  ["国家|重量段|公斤价|挂号费|最短时效|最长时效", []],
  ["Zone|Up to kg|Per kg|Per item|Transit min|Remarks", ["Remarks"]],
  ["Zone|Up to kg|Per kg|Per item|Gross|Transit max", ["Gross"]],
])("of the headings %s each is taken once, and what is not is named", (headings, unused) => {
  const sheet = readSheet([headings.split("|"), ["US", "2", "9.5", "3", "7", "11"]], columns);
  const full = ["US", "2", "9.5", "3", "7", "11"];
  const isUsed = (at: number) => !unused.some((one) => one === headings.split("|")[at]);
  expect(sheet?.unused).toEqual(unused);
  expect(sheet?.rows).toEqual([full.map((cell, at) => (isUsed(at) ? cell : ""))]);
  expect(sheet?.found.filter(({ heading }) => heading === undefined)).toHaveLength(unused.length);
});

test("the pasted card prices 20 shipments to the cent", () => {
  const folder = mkdtempSync(join(tmpdir(), "pasted-"));
  cpSync("tests/fixtures/frozen", folder, { recursive: true });
  const { written: before } = loadCatalog(folder);
  const card = before?.cards.find(
    ({ tariff, unit }) => tariff.method === "per-kg-and-item" && unit === "kg" && Object.hasOwn(tariff.bands, "DE"),
  );
  if (!card) throw new Error("the frozen provider has no card by kilogram and item to Germany");
  const place = join(folder, "rates", card.service, card.validFrom, "prices.csv");
  const text = readFileSync(place, "utf8");
  const { rows, columns: first } = readTable(text);
  const german = wanted
    .filter(([zone]) => zone === "DE")
    .map((own) => first.map((name) => own[columns.indexOf(name)] ?? ""));
  const others = rows.filter(({ cells }) => cells[0] !== "DE");
  writeFileSync(place, writeTable(text, [...others, ...german.map((cells) => ({ cells }))]));
  const { written: after } = loadCatalog(folder);
  const changed = after?.cards.find(
    ({ service, validFrom }) => service === card.service && validFrom === card.validFrom,
  );
  if (!after || !changed) throw new Error("the pasted card cannot be read");
  for (let at = 1; at <= 20; at += 1) {
    const grams = at * 100;
    const [answer] = quote(
      {
        from: changed.origins[0] ?? "",
        to: "DE",
        parcels: [
          {
            quantity: 1,
            mass: toMass(grams / 1000, "kg"),
            sides: [toLength(10, "cm"), toLength(5, "cm"), toLength(2, "cm")],
          },
        ],
        goods: changed.goods[0] ?? "",
        currency: changed.currency,
        incoterm: changed.incoterms[0] ?? "DAP",
        value: 1000,
        shipDate: changed.validFrom,
      },
      [changed],
      after.reference.engine,
    );
    if (!answer?.available) throw new Error(`${grams} g is not taken`);
    const freight = answer.charges
      .filter(({ code }) => code === "freight" || code === "handling")
      .reduce((sum, { amount }) => sum + amount, 0);
    expect(freight, `${grams} g`).toBe(Math.round(6600 * (grams / 1000)) + 1800);
  }
});

test("cells without headings are no sheet", () => {
  expect(
    readSheet(
      [
        ["1", "2"],
        ["3", "4"],
      ],
      columns,
    ),
  ).toBeUndefined();
  expect(
    readSheet(
      [
        ["a", "b"],
        ["3", "4"],
      ],
      columns,
    ),
  ).toBeUndefined();
});

test.each([
  ["１２．５", "per_kg", "12.5"],
  ["¥1,234.50", "per_kg", "1234.50"],
  ["0.3<W≤0.5", "up_to_kg", "0.5"],
  ["0.5", "up_to_kg", "0.5"],
  ["2,40 €", "per_kg", "2.40"],
  ["€ 1.234,50", "per_kg", "1234.50"],
  ["9,60", "per_kg", "9.60"],
  ["价格面议", "per_kg", "价格面议"],
  ["Alaska, 1", "label", "Alaska, 1"],
])("%s in %s is %s", (text, column, clean) => {
  expect(cleanCell(text, column)).toBe(clean);
});
