import { m } from "#app/messages/m.ts";
import { csvCell } from "#catalog/csv-cell.ts";
import { type ColumnNames, type Field, orderFields } from "./columns.ts";
import { fieldName } from "./field-name.ts";

/** The heading of an order file in the language of the page, as it is read again: its own columns and nothing else. */
export function templateHeader(): string[] {
  return orderFields.map((field) => (field === "weight" ? m.parcel_weight({ unit: "kg" }) : fieldName(field)));
}

/** What the page calls the columns of an order file; that of weights with each unit, and as the template has it. */
export function columnNames(): ColumnNames {
  const weights = ["kg", "g", "lb", "oz"].map((unit) => `${fieldName("weight")} (${unit})`);
  const own = (field: Field) => [
    fieldName(field),
    ...(field === "weight" ? [...weights, m.parcel_weight({ unit: "kg" })] : []),
  ];
  return {
    order: own("order"),
    country: own("country"),
    postcode: own("postcode"),
    weight: own("weight"),
    length: own("length"),
    width: own("width"),
    height: own("height"),
    quantity: own("quantity"),
    goods: own("goods"),
    value: own("value"),
    line: own("line"),
    billed: own("billed"),
  };
}

/** An empty order file. The mark in front lets a spreadsheet of any country read its characters. */
export function templateFile(): Blob {
  return new Blob([`\uFEFF${templateHeader().map(csvCell).join(",")}\r\n`], { type: "text/csv" });
}
