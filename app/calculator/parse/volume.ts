import { normalizeDigits } from "#app/platform/digits.ts";
import { parseAmbiguousNumber, readAmount } from "./amount.ts";

/** Cubic metres in a cubic foot. */
const cubicFoot = 0.3048 ** 3;
const written =
  /^([\d.,'’\s]*?)\s*(?:(?:cbms?|m[3³]|cu\.?\s?m|cubic\s+met(?:er|re)s?|个?(?:立方米?|方))|(ft[3³]|cft|cu\.?\s?ft|cubic\s+f(?:ee|oo)t|立方英[尺呎]))?$/i;

/** A volume as it was typed, in cubic metres where it names no unit: `3.6`, `3,6 m³`, `3.6 cbm`, `3.2方`, `127 cu ft`. */
export function readVolume(text = ""): number | undefined {
  const [, number = "", feet] = written.exec(normalizeDigits(text).trim()) ?? [];
  // cubic metres are written to three decimals, and nobody sends thousands of them
  const amount = parseAmbiguousNumber(number)?.decimal ?? readAmount(number);
  return amount === undefined ? undefined : amount * (feet ? cubicFoot : 1);
}
