import { m } from "#app/messages/m.ts";

const names: Readonly<Record<string, () => string>> = {
  "destination-not-served": m.short_destination,
  "postcode-needed": m.short_postcode,
  "goods-not-carried": m.short_goods,
  "parcel-too-heavy": m.short_heavy,
  "parcel-too-light": m.short_light,
  "shipment-too-light": m.short_light,
  "shipment-too-heavy": m.short_heavy,
  "side-too-long": m.short_size,
  "girth-too-big": m.short_size,
  "side-sum-too-big": m.short_size,
  "sides-needed": m.short_sides,
  "value-too-high": m.short_value,
  "value-needed": m.short_value_needed,
  "incoterm-not-offered": m.short_terms,
  "no-card-for-date": m.short_date,
};

/** A reason in two or three words, for a list of many rows. */
export function reasonName(code: string): string {
  return (names[code] ?? m.short_other)();
}
