import { m } from "#app/messages/m.ts";
import { convertLength, convertMass, type Length, type Mass, toLength, toMass } from "#rating/shipment/units.ts";
import { parseAmbiguousNumber, readAmount, roundDecimals } from "./amount.ts";
import { readSide } from "./size.ts";
import { readWeight } from "./weight.ts";

export type Units = "metric" | "imperial";
type Dimension = "length" | "mass";

/** The units in which a form shows its fields. */
export const unitsOf = {
  metric: { length: "cm", mass: "kg" },
  imperial: { length: "in", mass: "lb" },
} as const;

type Measured = { weight: string; length: string; width: string; height: string };

/** What was typed, and in which units: those of the form, unless the text says its own. */
type Typed = { text: string; units: Units };

const decimals = { length: 2, mass: 3 };

/** A side as it was typed: `120` in a metric form and `120cm` in any are 120 cm to the last grain; `1 ft 4 in` is one too. */
export function readLength(text: string, units: Units): Length | undefined {
  const typed = parseTyped(text, units, "length");
  const amount = readAmount(typed.text);
  return amount === undefined ? readSide(text) : toLength(amount, unitsOf[typed.units].length);
}

/** A weight as it was typed: `2.5` in a metric form and `2.5kg` in any are 2.5 kg to the last grain; `2 lb 12 oz` is one too. */
export function readMass(text: string, units: Units): Mass | undefined {
  const typed = parseTyped(text, units, "mass");
  const amount = readAmount(typed.text);
  return amount === undefined ? readWeight(text) : toMass(amount, unitsOf[typed.units].mass);
}

/** What a field shows once it is left: the number as it was typed, or rounded where it was typed in other units. */
export function formatInUnits(text: string, units: Units, dimension: Dimension): string {
  const typed = parseTyped(text, units, dimension);
  if (typed.units === units && readAmount(typed.text) !== undefined) return typed.text;
  const amount = dimension === "length" ? readLength(text, units) : readMass(text, units);
  if (amount === undefined) return parseAmbiguousNumber(typed.text) ? typed.text : text;
  const unit = unitsOf[units];
  const converted = dimension === "length" ? convertLength(unit.length, amount) : convertMass(unit.mass, amount);
  return String(roundDecimals(converted, decimals[dimension]));
}

/** A text taken along into a form of other units. It is not converted, but says its unit: going back and forth loses nothing. */
export function convertMeasureText(text: string, from: Units, to: Units, dimension: Dimension): string {
  const typed = parseTyped(text, from, dimension);
  if (readAmount(typed.text) === undefined) return text;
  return typed.units === to ? typed.text : `${typed.text}${unitsOf[typed.units][dimension]}`;
}

/** Converts the weight and the sides of rows likewise, each row once: two forms that share it share it in other units, too. */
export function makeRowConverter<Row extends Measured>(): (row: Row, from: Units, to: Units) => Row {
  const known = { metric: new WeakMap<Row, Row>(), imperial: new WeakMap<Row, Row>() };
  return (row, from, to) => {
    const side = (text: string) => convertMeasureText(text, from, to, "length");
    const converted = known[to].get(row) ?? {
      ...row,
      weight: convertMeasureText(row.weight, from, to, "mass"),
      length: side(row.length),
      width: side(row.width),
      height: side(row.height),
    };
    known[to].set(row, converted);
    return converted;
  };
}

function parseTyped(text: string, units: Units, dimension: Dimension): Typed {
  const whole = text.trim();
  const unit = /(?:cm|in|kg|lb)$/i.exec(whole)?.[0] ?? "";
  const named = (["metric", "imperial"] as const).find((one) => unitsOf[one][dimension] === unit.toLowerCase());
  return named ? { text: whole.slice(0, -unit.length).trimEnd(), units: named } : { text, units };
}

/** Which of its two meanings a figure was read in: `1.200` kg is 1.2 kg here, and 1200 kg to others. */
export function describeInterpretation(text: string, unit: string): string | undefined {
  const two = parseAmbiguousNumber(text);
  return two?.mark === "." ? m.parcel_read_as({ decimal: two.decimal, thousands: two.thousands, unit }) : undefined;
}

/** Asks which of its two meanings a figure has: `1,645`. */
export function describeAmbiguity(text: string): string | undefined {
  const two = parseAmbiguousNumber(text);
  return two && m.problem_two_readings({ text: text.trim(), decimal: two.decimal, thousands: two.thousands });
}
