import { test } from "vitest";
import { expectLinear, usual } from "../../../tests/grows-linearly.ts";
import { zipWorkbook } from "../../../tests/sample-workbook.ts";
import { detectColumns } from "./import/detect-columns.ts";
import { findTable, readLines } from "./import/read-table.ts";
import { detectFigures } from "./import/units.ts";
import { checkInvoice } from "./invoice/check-invoice.ts";
import { priceOrders } from "./pricing/price-orders.ts";
import { testSetup } from "./test-setup.ts";

const terms = { from: "CN", currency: "USD", incoterm: "DAP", shipDate: "2026-11-20" } as const;

/** What the worker does with a file, from its bytes to the prices and the invoice's check. */
async function readFile(bytes: Uint8Array<ArrayBuffer>): Promise<unknown> {
  const read = await readLines(bytes, undefined);
  if ("problem" in read) return read;
  const table = findTable(read.lines);
  if (typeof table === "string") return table;
  const { header, rows } = table;
  const columns = detectColumns(header, rows);
  const { units, marks } = detectFigures(header, columns, rows, read.written);
  const options = { columns, units, marks, header, box: "", goods: "general", terms, corrections: [] };
  const priced = priceOrders(rows, testSetup, options);
  return checkInvoice(rows, testSetup, priced, { line: "standard" }, async () => true);
}

const heading = "Order,Country,Weight,Size,Qty,Value,Billed,Line,Date\n";
const lines = [
  "A1,DE,1,1x1x1,1,1,1,Standard Express,2026-11-20\n",
  "A1,,1,,1,,1,,\n",
  ",Germny,1 lb,,,,$1,,\n",
  "Total,,1\n",
  heading,
];

test(
  "an order file is read, priced and checked in a time that grows with its length",
  () =>
    expectLinear(
      (text) => {
        const bytes = new TextEncoder().encode(heading + text);
        return () => readFile(bytes);
      },
      { pieces: [...usual, ...lines, ",", '"', "\r\n"], runs: 40, longest: 120_000 },
    ),
  300_000,
);

const xml = [
  "<c/>",
  '<c r="A1">',
  "<row>",
  '<row r="1"/>',
  '<c r="A1"><v>1</v></c>',
  '<c t="inlineStr"><is><t>x</t></is></c>',
  "<is>",
  "&amp;",
  "&",
  "<!--",
  "-->",
  "<![CDATA[",
  "<c a='>",
  '<c a=">',
  "<!-->",
  "<!-->-->",
  "<?>",
  "]]>",
  "<?x ",
  ' r="',
  " r = '",
  "r  ",
  "<",
  ">",
  "</row>",
];

test(
  "a workbook is read in a time that grows with its length",
  () =>
    expectLinear(
      (text) => {
        const bytes = zipWorkbook(text);
        return () => readFile(bytes);
      },
      { pieces: xml, runs: 40, longest: 250_000 },
    ),
  300_000,
);
