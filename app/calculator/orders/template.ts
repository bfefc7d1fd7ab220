import { m } from "#app/messages/m.ts";
import { csvCell } from "#catalog/csv-cell.ts";
import { orderFields } from "./columns.ts";
import { fieldName } from "./field-name.ts";

/** The heading of an order file in the language of the page, as it is read again: its own columns and nothing else. */
export function templateHeader(): string[] {
  return orderFields.map((field) => (field === "weight" ? m.parcel_weight({ unit: "kg" }) : fieldName(field)));
}

/** An empty order file. The mark in front lets a spreadsheet of any country read its characters. */
export function templateFile(): Blob {
  return new Blob([`\uFEFF${templateHeader().map(csvCell).join(",")}\r\n`], { type: "text/csv" });
}
