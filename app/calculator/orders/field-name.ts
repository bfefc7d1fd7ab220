import { m } from "#app/messages/m.ts";
import type { Field } from "./columns.ts";

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
  goods: m.field_goods,
  value: m.field_value,
  currency: m.column_currency,
  line: m.table_line,
  billed: m.column_billed,
  day: m.field_date,
};

export function fieldName(field: Field): string {
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
export function unitName(unit: string): string {
  return units[unit]?.() ?? unit;
}
