import type { RateCard } from "./card.ts";

/** Rate cards by service, in the order in which the services first appear. */
export function cardsByService(cards: readonly RateCard[]): Map<string, RateCard[]> {
  // not `Map.groupBy`: browsers inside chat apps are often too old for it (Chromium 117)
  const services = new Map<string, RateCard[]>();
  for (const card of cards) {
    const own = services.get(card.service);
    if (own) own.push(card);
    else services.set(card.service, [card]);
  }
  return services;
}
