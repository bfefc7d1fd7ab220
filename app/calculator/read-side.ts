import { type Length, length } from "#rating/length.ts";
import { type Divided, withUnits } from "./with-units.ts";

const names = {
  mm: ["mm", "millimeters", "millimetres"],
  cm: ["cm", "centimeter", "centimeters", "centimetre", "centimetres"],
  m: ["m", "meter", "meters", "metre", "metres"],
  in: ["in", "inch", "inches", '"', "”", "''", "′′"],
  ft: ["ft", "foot", "feet", "'", "’", "′"],
} as const;
type SideUnit = keyof typeof names;
const units = ["mm", "cm", "m", "in", "ft"] as const;

const divided: Divided<SideUnit> = { ft: ["in", 12], m: ["cm", 100], cm: ["mm", 10] };

function sideUnitIn(text: string): SideUnit | undefined {
  const name = text.replace(/\.$/, "");
  return units.find((unit) => names[unit].some((one) => one === name));
}

/** A side that says its unit or its two units: `400 mm`, `1 ft 4 in`, `1米20厘米`. */
export function readSide(text: string): Length | undefined {
  return withUnits(text, sideUnitIn, divided)?.reduce(
    (sum, [amount, unit]) => sum + (unit === "ft" ? length(12 * amount, "in") : length(amount, unit)),
    0,
  );
}
