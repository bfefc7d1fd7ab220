import { m } from "#app/messages/m.ts";
import { formatUnit } from "#app/ui/measures.ts";
import { escapeCsvCell } from "#site/csv-cell.ts";
import { weightUnits } from "../../parse/weight.ts";
import { type ColumnNames, type Field, fields, orderFields } from "../import/types.ts";

const names: Record<Field, () => string> = {
  order: m.column_order,
  country: m.column_country,
  postcode: m.field_postcode,
  weight: m.column_weight,
  unit: m.column_unit,
  size: m.column_size,
  length: m.column_length,
  width: m.column_width,
  height: m.column_height,
  quantity: m.parcel_quantity,
  sku: m.column_sku,
  goods: m.field_goods,
  value: m.field_value,
  currency: m.column_currency,
  line: m.table_line,
  billed: m.column_billed,
  billedWeight: m.column_billed_weight,
  day: m.field_date,
};

export function translateField(field: Field): string {
  return names[field]();
}

const units: Readonly<Record<string, () => string>> = {
  kg: m.unit_kg,
  g: m.unit_g,
  lb: m.unit_lb,
  oz: m.unit_oz,
  cm: m.unit_cm,
  mm: m.unit_mm,
  in: m.unit_in,
};

/** A unit in words. */
export function translateUnit(unit: string): string {
  return units[unit]?.() ?? unit;
}

/** Sides stand in columns of their own; a weight's unit stands in its heading. */
const ownColumns = orderFields.filter((field) => field !== "size" && field !== "unit" && field !== "sku");

/** The heading of an order file in the language of the page, as it is read again; of an invoice, with what was billed. */
export function getTemplateHeader(kind: "orders" | "invoice"): string[] {
  const wanted = kind === "orders" ? ownColumns : [...ownColumns, "line" as const, "billed" as const, "day" as const];
  return wanted.map((field) =>
    field === "weight"
      ? m.parcel_weight({ unit: formatUnit("kg") })
      : // a template counts parcels, and says so
        field === "quantity"
        ? m.column_parcels()
        : translateField(field),
  );
}

/** What the page calls the columns of an order file; that of weights with each unit, and as the template has it. */
export function getColumnNames(): ColumnNames {
  const weight = translateField("weight");
  const others: Partial<Record<Field, readonly string[]>> = {
    weight: [...weightUnits.map((unit) => `${weight} (${unit})`), m.parcel_weight({ unit: formatUnit("kg") })],
    quantity: [m.column_parcels()],
  };
  return new Map(fields.map((field) => [field, [translateField(field), ...(others[field] ?? [])]]));
}

/** An empty file. The mark in front lets a spreadsheet of any country read its characters. */
export function createTemplateFile(kind: "orders" | "invoice"): Blob {
  return new Blob([`\uFEFF${getTemplateHeader(kind).map(escapeCsvCell).join(",")}\r\n`], { type: "text/csv" });
}
