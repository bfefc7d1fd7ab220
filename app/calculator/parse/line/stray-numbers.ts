import { readAmount } from "../amount.ts";
import type { PlaceIndex } from "./places.ts";
import type { Problem } from "./reading.ts";
import { type Token, writeTyped } from "./tokens.ts";

type Stray = {
  from: number;
  next: number;
  kind: Problem["kind"] & ("unknown" | "postcode" | "unit");
  proposals: readonly string[];
};
/** What the rest of a line says. */
type Rest = { to: string | undefined; isWeighed: boolean };

/** From here on a number is no weight of a parcel in kilograms, and further on none in grams. */
const most = { kg: 1_000, g: 30_000 };
/** So many countries are offered for a postcode that fits several. */
const mostCountries = 5;

/**
 * What a number is that measures nothing: a part of a name (`A4`, `ONT8`), a postcode without its country, or a weight
 * without its unit.
 */
export function explainNumber(
  tokens: readonly Token[],
  used: readonly boolean[],
  { from, next }: { from: number; next: number },
  { to, isWeighed }: Rest,
  places: PlaceIndex,
): Stray {
  const name = findName(tokens, used, from, next);
  if (name) return { ...name, kind: "unknown", proposals: [] };
  const text = writeTyped(tokens, from, next);
  const isLong = /^\d{4,8}$/.test(text);
  const countries = isLong && to === undefined ? findCountries(places, text) : [];
  if (countries.length > 0) {
    const proposals = countries.slice(0, mostCountries).map((code) => `${places.nameOf(code)} ${text}`);
    return { from, next, kind: "postcode", proposals };
  }
  if (isLong && isWeighed) return { from, next, kind: "unknown", proposals: [] };
  const amount = readAmount(text) ?? 0;
  // a second weight would be another mistake
  const units = isWeighed || amount === 0 ? [] : (["kg", "g"] as const).filter((unit) => amount < most[unit]);
  return { from, next, kind: "unit", proposals: units.map((unit) => `${text} ${unit}`) };
}

/** The word to which a number is glued: `ONT8`, `A4`, `3D`. */
function findName(tokens: readonly Token[], used: readonly boolean[], from: number, next: number) {
  const isPart = (at: number) => !used[at] && (tokens[at]?.kind === "word" || tokens[at]?.kind === "number");
  let [start, end] = [from, next];
  while (isPart(start - 1) && tokens[start]?.spaced === false) start -= 1;
  while (isPart(end) && tokens[end]?.spaced === false) end += 1;
  return start < from || end > next ? { from: start, next: end } : undefined;
}

/** Countries in which such a postcode is written. */
function findCountries({ postcodes }: PlaceIndex, text: string): string[] {
  return [...postcodes].flatMap(([code, { read }]) => (read(text) === undefined ? [] : [code]));
}
