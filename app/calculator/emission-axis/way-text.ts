import type { Quote } from "#rating/answer.ts";
import type { RateCard } from "#rating/card.ts";
import type { Reference } from "#rating/reference.ts";
import { m } from "#app/messages/m.ts";
import { number } from "#app/ui/format.ts";

/** The ways that the emissions of a quote are counted over. */
export function wayText(
  { service, card }: Quote,
  to: string,
  cards: readonly RateCard[],
  { emissions }: Pick<Reference, "emissions">,
): string {
  const mode = cards.find((one) => one.service === service && one.validFrom === card.validFrom)?.mode ?? "air";
  const distance = emissions.distances[to];
  const main = distance?.[mode];
  if (!distance || main === undefined) return m.emissions_unknown();
  const [km, road] = [number(main, 0), number(distance.road, 0)];
  return mode === "sea" ? m.emissions_by_sea({ km, road }) : m.emissions_by_air({ km, road });
}
