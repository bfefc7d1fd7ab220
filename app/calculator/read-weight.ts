import { type Mass, mass } from "#rating/mass.ts";
import { type WeightUnit, weightUnitIn } from "./weight-unit.ts";
import { type Divided, withUnits } from "./with-units.ts";

const divided: Divided<WeightUnit> = { kg: ["g", 1000], lb: ["oz", 16] };

/** A weight that says its unit or its two units, to the last grain: `600 grams`, `2 lb 12 oz`, `1公斤200克`. */
export function readWeight(text: string): Mass | undefined {
  return withUnits(text, weightUnitIn, divided)?.reduce((sum, [amount, unit]) => sum + mass(amount, unit), 0);
}
