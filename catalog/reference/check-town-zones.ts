import type { RateCard } from "#rating/card.ts";
import type { Files } from "../read/files.ts";
import { type Problems, suggestName } from "../read/problems.ts";
import type { Town } from "./read-reference.ts";

/** The zones that `cities.csv` names are on a card, for the country: else a place would get the price of the mainland. */
export function checkTownZones(
  towns: readonly Town[],
  cards: readonly RateCard[],
  files: Files,
  problems: Problems,
): void {
  const file = `${files.root}/reference/cities.csv`;
  for (const { country, zone } of towns) {
    const zones = cards.flatMap((card) =>
      card.zones.flatMap((one) => (one.country === country && one.postcodes ? [one.zone] : [])),
    );
    if (zone === "" || cards.length === 0 || zones.includes(zone)) continue;
    const line = files
      .text(file)
      .split("\n")
      .findIndex((row) => row.startsWith(`${country},`) && row.endsWith(`,${zone}`));
    problems.error(
      file,
      line + 1,
      `no rate card has the zone "${zone}" of ${country} by postcode`,
      suggestName(zone, zones),
    );
  }
}
