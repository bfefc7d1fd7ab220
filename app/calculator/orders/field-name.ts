import { m } from "#app/messages/m.ts";
import type { Field } from "./columns.ts";

const names: Record<Field, () => string> = {
  order: m.column_order,
  country: m.column_country,
  postcode: m.field_postcode,
  weight: m.column_weight,
  length: m.column_length,
  width: m.column_width,
  height: m.column_height,
  quantity: m.parcel_quantity,
  goods: m.field_goods,
  value: m.field_value,
  line: m.table_line,
  billed: m.column_billed,
};

export function fieldName(field: Field): string {
  return names[field]();
}
