import type { PostcodeRule } from "../card.ts";
import { normalizePostcode } from "./shipment.ts";

/**
 * A postcode prepared for comparison. British ones have two parts, separated by a space or recognised by the form of
 * the inward part (a digit and two letters): "PA2 0HG" is in PA2, not in PA20. All others are compared character by
 * character, which is right where each position means the same in every code: digits in most countries, Canada's "H0H
 * 0H0", the Netherlands' "1234 AB", Ireland's "D02 X285", Malta's "VLT 1234".
 */
export type Postcode = { plain: string; inward: string; british: BritishPlace | undefined };

/** Places with postcodes in the British form: area letters, district, space, sector and unit. */
const british: ReadonlySet<string> = new Set(["GB", "GG", "JE", "IM", "GI", "FK"]);

export function readPostcode(text: string, country: string): Postcode {
  const plain = normalizePostcode(text);
  if (!british.has(country)) return { plain: withoutOldForm(plain, country), inward: "", british: undefined };
  const whole = /^([A-Z]{1,2}\d[A-Z\d]?|[A-Z]{4})(\d[A-Z]{2})$/.exec(plain);
  if (whole) return { plain, inward: whole[2] ?? "", british: britishPlace(whole[1] ?? "") };
  const [outward = "", ...rest] = text
    .toUpperCase()
    .trim()
    .split(/[\s.-]+/);
  return { plain, inward: rest.join(""), british: britishPlace(outward) };
}

/** Argentina's codes have a letter before the four digits that were the whole code until 1999. */
function withoutOldForm(plain: string, country: string): string {
  return country === "AR" ? plain.replace(/^[A-Z](?=\d{4})/, "") : plain;
}

export type PostcodeTest = (postcode: Postcode) => boolean;

/** A test for whether a postcode of `country` matches one of the rules. */
export function compilePostcodes(rules: readonly PostcodeRule[], country: string): PostcodeTest {
  const tests = rules.map((rule) => (british.has(country) ? britishTest(rule) : plainTest(rule, country)));
  return (postcode) => tests.some((test) => test(postcode));
}

function plainTest(rule: PostcodeRule, country: string): PostcodeTest {
  if ("prefix" in rule) {
    const prefix = withoutOldForm(normalizePostcode(rule.prefix), country);
    return ({ plain }) => plain.startsWith(prefix);
  }
  const [from, to] = [
    withoutOldForm(normalizePostcode(rule.from), country),
    withoutOldForm(normalizePostcode(rule.to), country),
  ];
  return ({ plain }) => {
    const head = plain.slice(0, from.length);
    return head.length === from.length && head >= from && head <= to;
  };
}

/** An area ("PA"; "FIQQ" and its kind are overseas), a district ("PA20"; "W1" includes W1A and W1S), or the start of a full code ("PA20_9"). */
type BritishPlace = { area: string; district: number | undefined; letter: string; inward: string };

function britishPlace(text: string): BritishPlace | undefined {
  const match = /^([A-Z]{1,2}|[A-Z]{4})(?:(\d{1,2})([A-Z]?)(?:_(\d[A-Z]{0,2}))?)?$/.exec(text.toUpperCase());
  if (!match) return undefined;
  const [, area = "", district, letter = "", inward = ""] = match;
  return { area, district: district === undefined ? undefined : Number(district), letter, inward };
}

function britishTest(rule: PostcodeRule): PostcodeTest {
  if ("prefix" in rule) {
    const place = britishPlace(rule.prefix);
    return (postcode) => place !== undefined && liesIn(postcode, place);
  }
  const [from, to] = [britishPlace(rule.from), britishPlace(rule.to)];
  if (!from || !to || from.area !== to.area || from.district === undefined || to.district === undefined)
    return () => false;
  const [least, most] = [from.district, to.district];
  return ({ british: own }) => {
    return own?.area === from.area && own.district !== undefined && own.district >= least && own.district <= most;
  };
}

function liesIn({ british: own, inward }: Postcode, place: BritishPlace): boolean {
  if (!own || own.area !== place.area) return false;
  if (place.district === undefined) return true;
  if (own.district !== place.district || (place.letter && own.letter !== place.letter)) return false;
  return inward.startsWith(place.inward);
}

/** What is wrong with a card's rule for a country, in words, and what would be right; undefined if nothing is. */
export function postcodeRuleProblem(rule: PostcodeRule, country: string): { wrong: string; right: string } | undefined {
  const written = "prefix" in rule ? rule.prefix : `${rule.from}-${rule.to}`;
  if (british.has(country)) {
    const right =
      'write an area ("PA"), a district ("PA20"), a range of districts ("PA20-PA49") or a sector ("PA20_9")';
    const places = ("prefix" in rule ? [rule.prefix] : [rule.from, rule.to]).map(britishPlace);
    const [from, to = from] = places;
    if (!from || !to) return { wrong: `the postcode "${written}" does not have a British form`, right };
    if ("prefix" in rule) return undefined;
    const reversed = from.district !== undefined && to.district !== undefined && from.district > to.district;
    const more = from.letter || to.letter || from.inward || to.inward;
    if (from.area !== to.area || from.district === undefined || to.district === undefined || more)
      return { wrong: `the postcode range "${written}" is not one of districts of one area`, right };
    return reversed ? { wrong: `the postcode range "${written}" runs backwards`, right: "swap the two" } : undefined;
  }
  if ("prefix" in rule)
    return /^[A-Z\d]+$/.test(normalizePostcode(rule.prefix)) && !rule.prefix.includes("-")
      ? undefined
      : {
          wrong: `"${written}" is not the beginning of a postcode`,
          right: "write letters and digits alone, or a range of two ends",
        };
  const [from, to] = [normalizePostcode(rule.from), normalizePostcode(rule.to)];
  return from.length === to.length && from <= to
    ? undefined
    : {
        wrong: `the postcode range "${written}" is not one`,
        right: "write two postcodes of equal length, the lower first",
      };
}
