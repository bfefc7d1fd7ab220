import { expect, test } from "vitest";
import { detectColumns } from "./detect-columns.ts";

/** The headings of what was billed and of what goods are worth. */
function readAmounts(heading: string) {
  const header = heading.split(";");
  const { billed, value } = detectColumns(header);
  return [header[billed ?? -1], header[value ?? -1]];
}

test.each([
  "Waybill;Date;Country;Weight;Freight;Fuel surcharge;Total",
  "AWB No.;Country;Weight;Freight charge;Fuel;Surcharges;Total",
  "Tracking number;Country;Weight;Freight;Total",
  "运单号;国家;重量;运费;燃油附加费;Total",
])("a waybill beside parts of a bill makes its total what was billed: %s", (heading) => {
  expect(readAmounts(heading)).toEqual(["Total", undefined]);
});

test.each([
  ["Rechnungsnr.;Sendung;Datum;Dienst;Betrag EUR", "Betrag EUR"],
  ["N° facture;N° de suivi;Date;Prestation;Montant EUR", "Montant EUR"],
  ["N. fattura;Spedizione;Data;Servizio;Importo", "Importo"],
  ["N.º factura;N.º de seguimiento;Fecha;Servicio;Importe", "Importe"],
  ["账单号;运单号;日期;服务;金额", "金额"],
  ["1. Sendung;2. Dienst;3. Betrag", "3. Betrag"],
])("an amount beside a line is what was billed: %s", (heading, billed) => {
  expect(readAmounts(heading)).toEqual([billed, undefined]);
});

test("freight without a total is what was billed, unless more came to it", () => {
  expect(readAmounts("Waybill;Country;Weight;Freight")).toEqual(["Freight", undefined]);
  expect(readAmounts("Waybill;Country;Weight;Freight;Fuel surcharge")).toEqual([undefined, undefined]);
});

test.each([
  ["Order;Country;Weight;Freight;Total", "Total"],
  ["Tracking number;Country;Weight;Total", "Total"],
  ["Tracking number;Country;Weight;SKU;Freight;Total", "Total"],
  ["Waybill;Country;Weight;Declared value;Freight;Total", "Declared value"],
])("orders and lists of goods are no bill: %s", (heading, value) => {
  expect(readAmounts(heading)).toEqual([undefined, value]);
});

test("a bill's day and billed weight are read with it", () => {
  expect(detectColumns("Waybill;Date;Country;Weight;Freight;Fuel surcharge;Total".split(";"))).toEqual({
    order: 0,
    day: 1,
    country: 2,
    weight: 3,
    billed: 6,
  });
});

test.each([
  "Tracking",
  "Tracking #",
  "Tracking no.",
  "AWB No.",
  "Waybill",
  "Sendungsnummer",
  "N° de suivi",
  "运单号",
  "跟踪号",
])("what numbers a parcel on its way is the number of its row, and stands behind that of an order: %s", (heading) => {
  expect(detectColumns([heading, "Country", "Weight", "Line", "Billed"]).order).toBe(0);
  expect(detectColumns([heading, "Bestellnummer", "Country", "Weight", "Line", "Billed"]).order).toBe(1);
});
