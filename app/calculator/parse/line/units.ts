import { type Mass, type MassUnit, toMass } from "#rating/shipment/units.ts";
import type { Subunits } from "../compound-measure.ts";
import { parseSideUnit, type SideUnit } from "../size.ts";
import { parseWeightUnit, weightParts } from "../weight.ts";
import { joinCharacters, type Token } from "./tokens.ts";

/** A unit of weight as a line names it, which may be one that no card knows: a 斤 is half a kilogram, a 两 a tenth of it. */
export type WeightName = MassUnit | "jin" | "liang";

const weightCharacters: readonly (readonly [string, WeightName])[] = [
  ["公斤", "kg"],
  ["公克", "g"],
  ["キロ", "kg"],
  ["킬로", "kg"],
  ["千克", "kg"],
  ["市斤", "jin"],
  ["公吨", "t"],
  ["盎司", "oz"],
  ["克", "g"],
  ["斤", "jin"],
  ["磅", "lb"],
  ["吨", "t"],
  ["两", "liang"],
  ["兩", "liang"],
];
const sideCharacters: readonly (readonly [string, SideUnit])[] = [
  ["厘米", "cm"],
  ["公分", "cm"],
  ["毫米", "mm"],
  ["英寸", "in"],
  ["英尺", "ft"],
  ["英呎", "ft"],
  ["呎", "ft"],
  ["寸", "in"],
  ["米", "m"],
];
const otherWeights: Readonly<Record<string, WeightName>> = {
  t: "t",
  ton: "t",
  tons: "t",
  tonne: "t",
  tonnes: "t",
  кг: "kg",
  г: "g",
  jin: "jin",
};
const otherSides: Readonly<Record<string, SideUnit>> = { см: "cm", мм: "mm", cms: "cm", м: "m" };

/** What a unit is divided into, and into how many. */
export const subunits: Subunits<WeightName> = { ...weightParts, jin: ["liang", 10] };

type UnitMatch<Unit> = { unit: Unit; next: number };

/** The unit of weight that stands at a token. */
export function findWeightUnit(tokens: readonly Token[], at: number): UnitMatch<WeightName> | undefined {
  return findUnit(tokens, at, weightCharacters, (word) => parseWeightUnit(word) ?? otherWeights[word]);
}

/** The unit of length that stands at a token. */
export function findSideUnit(tokens: readonly Token[], at: number): UnitMatch<SideUnit> | undefined {
  const token = tokens[at];
  if (token?.kind === "sign" && (token.text === '"' || token.text === "'")) {
    const twice = token.text === "'" && tokens[at + 1]?.text === "'" && !tokens[at + 1]?.spaced;
    return { unit: token.text === '"' || twice ? "in" : "ft", next: twice ? at + 2 : at + 1 };
  }
  return findUnit(tokens, at, sideCharacters, (word) => parseSideUnit(word) ?? otherSides[word]);
}

function findUnit<Unit>(
  tokens: readonly Token[],
  at: number,
  characters: readonly (readonly [string, Unit])[],
  parse: (word: string) => Unit | undefined,
): UnitMatch<Unit> | undefined {
  const token = tokens[at];
  if (token?.kind === "character") {
    const two = joinCharacters(tokens, at, 2);
    const found = characters.find(([name]) => two.startsWith(name));
    return found && { unit: found[1], next: at + found[0].length };
  }
  const unit = token?.kind === "word" ? parse(token.text) : undefined;
  if (unit === undefined) return undefined;
  const point = tokens[at + 1];
  // `2T6` is a part of a postcode
  if (token?.text.length === 1 && /[A-Z]/.test(token.typed) && point?.kind === "number" && !point.spaced)
    return undefined;
  // `lb.` is a unit with its full stop
  return { unit, next: point?.text === "." && !point.spaced ? at + 2 : at + 1 };
}

export function toWeight(amount: number, unit: WeightName): Mass {
  if (unit === "jin") return toMass(500 * amount, "g");
  return unit === "liang" ? toMass(50 * amount, "g") : toMass(amount, unit);
}
