import { type Length, length, lengthIn } from "#rating/length.ts";
import { type Mass, mass, massIn } from "#rating/mass.ts";
import { readAmount, twoReadings } from "./read-amount.ts";
import { readSide } from "./read-side.ts";
import { readWeight } from "./read-weight.ts";

export type Units = "metric" | "imperial";
type Dimension = "length" | "mass";

/** The units in which a form shows its fields. */
export const unitsOf = {
  metric: { length: "cm", mass: "kg" },
  imperial: { length: "in", mass: "lb" },
} as const;

/** What was typed, and in which units: those of the form, unless the text says its own. */
type Typed = { text: string; units: Units };

const decimals = { length: 2, mass: 3 };

/** A side as it was typed: `120` in a metric form and `120cm` in any are 120 cm to the last grain; `1 ft 4 in` is one too. */
export function readLength(text: string, units: Units): Length | undefined {
  const typed = typedOf(text, units, "length");
  const amount = readAmount(typed.text);
  return amount === undefined ? readSide(text) : length(amount, unitsOf[typed.units].length);
}

/** A weight as it was typed: `2.5` in a metric form and `2.5kg` in any are 2.5 kg to the last grain; `2 lb 12 oz` is one too. */
export function readMass(text: string, units: Units): Mass | undefined {
  const typed = typedOf(text, units, "mass");
  const amount = readAmount(typed.text);
  return amount === undefined ? readWeight(text) : mass(amount, unitsOf[typed.units].mass);
}

/** What a field shows once it is left: the number as it was typed, or rounded where it was typed in other units. */
export function shownIn(text: string, units: Units, dimension: Dimension): string {
  const typed = typedOf(text, units, dimension);
  if (typed.units === units && readAmount(typed.text) !== undefined) return typed.text;
  const amount = dimension === "length" ? readLength(text, units) : readMass(text, units);
  if (amount === undefined) return twoReadings(typed.text) ? typed.text : text;
  const unit = unitsOf[units];
  const converted = dimension === "length" ? lengthIn(unit.length, amount) : massIn(unit.mass, amount);
  const grain = 10 ** decimals[dimension];
  return String(Math.round(converted * grain) / grain);
}

/** A text taken along into a form of other units. It is not converted, but says its unit: going back and forth loses nothing. */
export function inUnits(text: string, from: Units, to: Units, dimension: Dimension): string {
  const typed = typedOf(text, from, dimension);
  if (readAmount(typed.text) === undefined) return text;
  return typed.units === to ? typed.text : `${typed.text}${unitsOf[typed.units][dimension]}`;
}

function typedOf(text: string, units: Units, dimension: Dimension): Typed {
  const [, own = "", unit] = /^(.*?)\s*(cm|in|kg|lb)?$/i.exec(text.trim()) ?? [];
  const named = (["metric", "imperial"] as const).find((one) => unitsOf[one][dimension] === unit?.toLowerCase());
  return named ? { text: own, units: named } : { text, units };
}
