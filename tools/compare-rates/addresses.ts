import type { PostcodeRule, RateCard } from "#rating/card.ts";
import { compileCard } from "#rating/compile.ts";
import { compilePostcodes, readPostcode } from "#rating/shipment/postcode.ts";

export type Address = { from: string; to: string; postcode?: string };

/**
 * The addresses that cards treat differently: for every country and every row of postcodes, in zones and in conditions
 * of surcharges, one for each distinct treatment. So an island that moves to another zone is included.
 */
export function listAddresses(cards: readonly RateCard[]): Address[] {
  const seen = new Set<string>();
  return cards.flatMap(listCandidates).filter((address) => {
    const key = [address.from, address.to, ...cards.map((card) => describeView(card, address))].join("|");
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function listCandidates(card: RateCard): Address[] {
  const [home = ""] = card.origins;
  const ofZones = card.zones.flatMap(({ country, origin, postcodes }) =>
    listPlaces(origin ?? home, country, postcodes),
  );
  const outside = (card.excluded ?? []).flatMap(({ country, postcodes }) => listPlaces(home, country, postcodes));
  const countries = [...new Set(card.zones.map(({ country }) => country))];
  const ofSurcharges = card.surcharges.flatMap(({ when }) =>
    when?.postcodes
      ? (when.countries ?? countries).flatMap((country) =>
          listPlaces(when.origins?.[0] ?? home, country, when.postcodes),
        )
      : [],
  );
  return [...ofZones, ...outside, ...ofSurcharges];
}

function listPlaces(from: string, to: string, postcodes: readonly PostcodeRule[] | undefined): Address[] {
  if (!postcodes) return [{ from, to }];
  return postcodes.flatMap((rule) =>
    ("prefix" in rule ? [rule.prefix] : [rule.from, rule.to]).map((code) => ({
      from,
      to,
      postcode: code.replace("_", " "),
    })),
  );
}

/** A card's zone for an address, and which of its surcharges match the postcode. */
function describeView(card: RateCard, { from, to, postcode = "" }: Address): string {
  const code = readPostcode(postcode, to);
  const lane = compileCard(card).laneOf(from, to, { postcode: code });
  const surcharges = card.surcharges.filter(
    ({ when }) => when?.postcodes && code.plain !== "" && compilePostcodes(when.postcodes, to)(code),
  );
  return [typeof lane === "string" ? "" : lane.zone, ...surcharges.map(({ id }) => id)].join("+");
}
