import type { PostcodeRule, Zone } from "./card.ts";

export type ZoneAnswer = { zone: string } | { missing: "country" | "postcode" | "not-in-postcodes" };

/** Upper case without spaces and hyphens, so that "im1 1aa" and "IM1-1AA" are one. */
export function plainPostcode(postcode: string): string {
  return postcode.toUpperCase().replace(/[\s-]/g, "");
}

/**
 * The zone of a destination: the first of the card's zones that matches. Without a postcode a zone that needs none
 * counts; where all of a country's zones need one, it is asked for.
 */
export function zoneOf(
  zones: readonly Zone[],
  from: string,
  country: string,
  postcode: string | undefined,
): ZoneAnswer {
  const candidates = zones.filter((zone) => zone.country === country && (zone.origin ?? from) === from);
  if (candidates.length === 0) return { missing: "country" };
  const plain = plainPostcode(postcode ?? "");
  const hit = candidates.find(({ postcodes }) => !postcodes || (plain !== "" && matchesPostcode(postcodes, plain)));
  if (hit) return { zone: hit.zone };
  return { missing: plain === "" ? "postcode" : "not-in-postcodes" };
}

/** Prefixes match the beginning; ranges compare as many characters as they are written with. */
export function matchesPostcode(rules: readonly PostcodeRule[], plain: string): boolean {
  return rules.some((rule) => {
    if ("prefix" in rule) return plain.startsWith(rule.prefix);
    const head = plain.slice(0, rule.from.length);
    return head.length === rule.from.length && head >= rule.from && head <= rule.to;
  });
}
