import { data, type LoaderFunctionArgs } from "react-router";
import { catalog } from "#catalog/catalog.ts";
import { drawCard } from "#catalog/images/draw-card.ts";
import { socialCards } from "#catalog/views/social-cards.ts";

/** `/cards/{page}.png`: the picture that goes with a shared link. */
export async function loader({ params }: LoaderFunctionArgs) {
  const card = socialCards(catalog()).find(({ name }) => `${name}.png` === params.name);
  if (!card) throw data(null, { status: 404 });
  const png = await drawCard(card, catalog());
  return new Response(new Uint8Array(png), { headers: { "Content-Type": "image/png" } });
}
