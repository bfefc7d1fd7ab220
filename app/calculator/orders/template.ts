import { m } from "#app/messages/m.ts";
import { csvCell } from "#site/csv-cell.ts";
import { weightUnits } from "../weight-unit.ts";
import { type ColumnNames, type Field, orderFields } from "./columns.ts";
import { fieldName } from "./field-name.ts";
import { unitText } from "#app/ui/unit-text.ts";

/** Sides stand in columns of their own; a weight's unit stands in its heading. */
const ownColumns = orderFields.filter((field) => field !== "size" && field !== "unit");

/** The heading of an order file in the language of the page, as it is read again; of an invoice, with what was billed. */
export function templateHeader(kind: "orders" | "invoice"): string[] {
  const wanted = kind === "orders" ? ownColumns : [...ownColumns, "line" as const, "billed" as const, "day" as const];
  return wanted.map((field) => (field === "weight" ? m.parcel_weight({ unit: unitText("kg") }) : fieldName(field)));
}

/** What the page calls the columns of an order file; that of weights with each unit, and as the template has it. */
export function columnNames(): ColumnNames {
  const weight = fieldName("weight");
  const weights = [...weightUnits.map((unit) => `${weight} (${unit})`), m.parcel_weight({ unit: unitText("kg") })];
  const own = (field: Field) => [fieldName(field), ...(field === "weight" ? weights : [])];
  return {
    order: own("order"),
    country: own("country"),
    postcode: own("postcode"),
    weight: own("weight"),
    unit: own("unit"),
    size: own("size"),
    length: own("length"),
    width: own("width"),
    height: own("height"),
    quantity: own("quantity"),
    goods: own("goods"),
    value: own("value"),
    currency: own("currency"),
    line: own("line"),
    billed: own("billed"),
    day: own("day"),
  };
}

/** An empty file. The mark in front lets a spreadsheet of any country read its characters. */
export function templateFile(kind: "orders" | "invoice"): Blob {
  return new Blob([`\uFEFF${templateHeader(kind).map(csvCell).join(",")}\r\n`], { type: "text/csv" });
}
