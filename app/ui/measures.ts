import { m } from "#app/messages/m.ts";
import { getLocale } from "#app/platform/current-locale.ts";
import { isolateText, keepWhole } from "#site/typography.ts";
import { formatNumber, joinClauses } from "./format.ts";

const written: Readonly<Record<string, () => string>> = {
  kg: m.sign_kg,
  g: m.sign_g,
  lb: m.sign_lb,
  oz: m.sign_oz,
  t: m.sign_t,
  ldm: m.sign_ldm,
  pallet: m.sign_pallet,
  pallets: m.sign_pallets,
  piece: m.sign_piece,
  pieces: m.sign_pieces,
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

/** A unit in a sentence or a cell, within which no line ends. */
export function formatWholeUnit(unit: string): string {
  return keepWhole(formatUnit(unit));
}

/** A unit as the language writes it behind a number: `kg`, `公斤`. */
export function formatUnit(unit: string): string {
  return written[unit]?.() ?? unit;
}

/** The sides of a box as they are written, with their unit: `40 × 30 × 10 cm`. */
export function formatSize(sides: readonly (string | number)[], unit = ""): string {
  return isolateText(
    [sides.join("\u00a0×\u00a0"), unit && formatUnit(unit)].filter(Boolean).join("\u00a0"),
    getLocale(),
  );
}

/** A parcel in words: `0.8 kg, 40 × 30 × 10 cm`, or its weight alone where its size is not known. */
export function describeParcel({ weight_kg, size_cm }: { weight_kg: number; size_cm?: readonly number[] }): string {
  const weight = `${formatNumber(weight_kg, 3)}\u00a0${formatUnit("kg")}`;
  if (!size_cm) return weight;
  const sides = size_cm.map((side) => formatNumber(side, 1));
  return joinClauses([weight, formatSize(sides, "cm")]);
}

type Cargo = { quantity?: number; weight_kg: number; size_cm: readonly number[]; place: string };

/** The cargo that freight lines are compared by, in a sentence. */
export function describeCargo({ quantity = 1, weight_kg, size_cm, place }: Cargo): string {
  return m.freight_sample_intro({ quantity, weight: weight_kg, size: formatSize(size_cm), place });
}
