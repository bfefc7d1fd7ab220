import type { PageRequest } from "#catalog/page-request.ts";
import { drawSocialCard } from "#catalog/images/draw-social-card.ts";
import { socialCards } from "#catalog/views/social-cards.ts";

/** `/cards/{page}.png`: the picture shown with a shared link. */
export function make({ catalog, params }: PageRequest) {
  const card = socialCards(catalog).find(({ name }) => `${name}.png` === params.name);
  return card && drawSocialCard(card, catalog);
}
