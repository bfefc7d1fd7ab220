import { getLocale } from "#app/platform/current-locale.ts";
import { isolated } from "#site/isolated.ts";
import { unitText } from "./unit-text.ts";

/** The sides of a box as they are written, with their unit: `40 × 30 × 10 cm`. */
export function sizeText(sides: readonly (string | number)[], unit = ""): string {
  return isolated([sides.join("\u00a0×\u00a0"), unit && unitText(unit)].filter(Boolean).join("\u00a0"), getLocale());
}
