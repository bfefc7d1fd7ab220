import { describe, expect, test } from "vitest";
import { detectColumns } from "../import/detect-columns.ts";
import { detectFigures } from "../import/units.ts";
import { priceOrders } from "../pricing/price-orders.ts";
import { sameNames, testSetup } from "../test-setup.ts";
import { checkInvoice } from "./check-invoice.ts";
import { describeRule } from "../views/orders-text.ts";
import { writeDisputeMail } from "./dispute-mail.ts";
import { countExplained } from "./types.ts";

const heading = "Invoice No,Waybill,Service,Destination,Postcode,Weight kg,L cm,W cm,H cm,Amount USD";

async function check(rows: readonly string[], head = heading, below: readonly string[] = []) {
  const [header = [], ...cells] = [head, ...rows].map((line) => line.split(","));
  const columns = detectColumns(header, cells);
  const { units, marks } = detectFigures(header, columns, cells);
  const terms = { from: "CN", currency: "USD", incoterm: "DAP", shipDate: "2026-11-20" } as const;
  const options = { columns, units, marks, header, box: "", terms, goods: "general", corrections: [] };
  const priced = priceOrders(cells, testSetup, options);
  const invoice = await checkInvoice(
    cells,
    testSetup,
    priced,
    { line: "", sums: below.map((row) => row.split(",")) },
    async () => true,
  );
  if (!invoice) throw new Error("It was given up");
  return {
    invoice,
    result: priced.result,
    sums: priced.result.notes.noOrders.find(({ kind }) => kind === "sum")?.rows,
  };
}

const parcel = (invoice: string, waybill: string, kg: number, billed: string) =>
  `${invoice},${waybill},Standard Express,DE,10115,${kg},10,10,5,${billed}`;
const two = [parcel("R1", "Y1", 1, "9.40"), parcel("R1", "Y2", 2, "16.50")];

test("an invoice's own total that is not what its rows come to is told; one of several that is says enough", async () => {
  const own = async (...below: string[]) => (await check(two, heading, below)).invoice.ownTotal;
  expect(await own("R1,Total,,,,,,,,25.90")).toBeUndefined();
  expect(await own("R1,Total,,,,,,,,28.15")).toEqual({ said: 2815, rows: 2590, currency: "USD" });
  expect(await own("R1,Subtotal,,,,,,,,25.90", "R1,Total,,,,,,,,28.15")).toBeUndefined();
  expect(await own("R1,Total,,,,,,,,")).toBeUndefined();
});

test("a billed weight that is another one than the file's is named where no rule explains an amount", async () => {
  const head = heading.replace("Weight kg", "Weight kg,Billed weight kg");
  const { invoice } = await check(["R1,Y1,Standard Express,DE,10115,3,3.5,10,10,5,26.01"], head);
  expect(invoice.ruleBy).toEqual([{ rule: "other-weight", detail: "3500/3000" }]);
  expect(describeRule({ rule: "other-weight", detail: "3500/3000" }, sameNames)).toBe(
    "Billed on 3.5\u00a0kg; the rate card charges for 3\u00a0kg",
  );
});

test("a billed weight that is a parcel's weight by volume is none other than its own", async () => {
  const head = heading.replace("Weight kg", "Weight kg,Billed weight kg");
  // 40 × 40 × 40 cm are 8 kg by volume
  const { invoice } = await check(["R1,Y1,Standard Express,DE,10115,3,8,40,40,40,61.01"], head);
  expect(invoice.ruleBy).toEqual([{ rule: "unexplained" }]);
});

describe("an invoice in another currency than the page's", () => {
  const head = heading.replace("Amount USD", "Currency,Amount");
  const euros = ["3.35", "3.35", "3.35"].map((billed, at) => parcel("R1", `Y${at}`, 1, `EUR,${billed}`));
  test("comes to the sum of its rows, however they are rounded when they are converted", async () => {
    expect((await check(euros, head, ["R1,Total,,,,,,,,EUR,10.05"])).invoice.ownTotal).toBeUndefined();
  });
  test("has its sum in the currency of its rows, where that names none", async () => {
    expect((await check(euros, head, ["R1,Total,,,,,,,,,10.05"])).invoice.ownTotal).toBeUndefined();
    const other = { said: 1100, rows: 1005, currency: "EUR" };
    expect((await check(euros, head, ["R1,Total,,,,,,,,,11.00"])).invoice.ownTotal).toEqual(other);
  });
  test("is not compared where its rows are in several currencies", async () => {
    const mixed = [...euros, parcel("R1", "Y9", 1, "USD,9.40")];
    expect((await check(mixed, head, ["R1,Total,,,,,,,,,19.45"])).invoice.ownTotal).toBeUndefined();
  });
});

describe("a total of an invoice", () => {
  test.each([
    ["behind the invoice's number", "R1,Total,,,,,,,,25.90"],
    ["without a word", ",,,,,,,,,25.90"],
    ["in words that nobody knows", "R1,,Te betalen,,,,,,,25.90"],
    ["with the weight of all", ",,,,,3,,,,25.90"],
  ])("%s is no charge, and is told", async (_, row) => {
    const { invoice, sums } = await check([...two, row]);
    expect(sums).toEqual([2]);
    expect([invoice.billed, invoice.expected, invoice.differing]).toEqual([2590, 2590, 0]);
  });
  test("of each invoice, and of all of them, are none either", async () => {
    const more = [parcel("R2", "Y3", 1, "9.40"), parcel("R2", "Y4", 1, "9.40")];
    const { invoice, sums } = await check([...two, "R1,,,,,,,,,25.90", ...more, "R2,,,,,,,,,18.80", ",,,,,,,,,44.70"]);
    expect(sums).toEqual([2, 5, 6]);
    expect(invoice.billed).toBe(4470);
  });
  test("with what was added to the one before", async () => {
    const { invoice, sums } = await check([...two, ",,,,,,,,,25.90", "R1,Pickup,,,,,,,,5.00", ",,,,,,,,,30.90"]);
    expect(sums).toEqual([2, 4]);
    expect(invoice.billed).toBe(3090);
  });
  test("a charge that is no sum, one for an order and the only row's amount stay charges", async () => {
    const { invoice, sums } = await check([
      parcel("R1", "Y1", 1, "9.40"),
      "R1,Storage,,,,,,,,9.40",
      "R1,Y1,,,,,,,,18.80",
      "R1,Pickup,,,,,,,,5.00",
    ]);
    expect(sums).toBeUndefined();
    expect(invoice.billed).toBe(940 + 940 + 1880 + 500);
  });
  test("the rows that are counted are those of the explanations", async () => {
    const { invoice } = await check([...two, "R1,Pickup,,,,,,,,5.00"]);
    expect(countExplained(invoice)).toBe(3);
    expect(invoice.checked).toBe(2);
  });
});

describe("a parcel that is billed again", () => {
  test("is too much as a whole", async () => {
    const { invoice } = await check([...two, parcel("R2", "Y2", 2, "16.50"), parcel("R2", "Y2", 2, "16.50")]);
    expect(invoice.groups).toEqual([
      { rule: { rule: "again" }, rows: 2, difference: 3300 },
      { rule: { rule: "exact" }, rows: 2, difference: 0 },
    ]);
    expect([...invoice.expectedBy]).toEqual([940, 1650, 0, 0]);
    expect([invoice.billed - invoice.expected, invoice.differing, invoice.worst]).toEqual([3300, 2, [2, 3]]);
  });
  test("and given back costs nothing more", async () => {
    const { invoice } = await check([...two, two[1] ?? "", "R1,Y2,Credit,,,,,,,-16.50"]);
    expect([invoice.billed - invoice.expected, invoice.differing]).toEqual([0, 0]);
  });
  test("is not another parcel of its order, be it told by its weight, its amount or a number of its own", async () => {
    const apart = await check([...two, parcel("R1", "Y2", 1, "9.40"), parcel("R1", "Y2", 2, "16.51")]);
    expect(apart.invoice.groups.map(({ rule }) => rule.rule)).not.toContain("again");
    const numbered = await check(
      ["A,1/2,Standard Express,DE,1,9.40", "A,2/2,Standard Express,DE,1,9.40"],
      "Order,Box,Service,Country,Weight kg,Billed",
    );
    expect(numbered.invoice.differing).toBe(0);
  });
});

test("the mail has the rows that differ, the largest first, as many as an address takes, and how many more", async () => {
  const rows = Array.from({ length: 40 }, (_, at) => parcel("R1", `Y${at}`, 1, String(20 + at)));
  const { invoice, result } = await check(rows);
  const mail = writeDisputeMail("a@example.com", "May & June.csv", invoice, result, sameNames);
  expect(mail.length).toBeLessThanOrEqual(1800);
  const { searchParams } = new URL(mail);
  expect(searchParams.get("subject")).toBe("Invoice check: May & June.csv");
  const lines = (searchParams.get("body") ?? "").split("\r\n");
  expect(lines[2]).toBe(
    "Y39 (row 41): Billed $59.00, rate card $9.40, difference +$49.60. No rule on the rate cards gives this amount",
  );
  const listed = lines.filter((line) => line.startsWith("Y")).length;
  expect(listed).toBeGreaterThan(5);
  expect(lines.at(-1)).toBe(`${40 - listed} more rows differ.`);
});
