import { m } from "#app/messages/m.ts";

const written: Readonly<Record<string, () => string>> = {
  kg: m.sign_kg,
  g: m.sign_g,
  lb: m.sign_lb,
  oz: m.sign_oz,
  t: m.sign_t,
  cm: m.sign_cm,
  in: m.sign_in,
  m: m.sign_m,
  "cm³": m.sign_cm3,
  "in³": m.sign_in3,
  "m²": m.sign_m2,
  "ft²": m.sign_ft2,
  "ft³": m.sign_ft3,
  "m³": m.sign_m3,
};

/** A unit as the language writes it behind a number: `kg`, `公斤`. */
export function unitText(unit: string): string {
  return written[unit]?.() ?? unit;
}
