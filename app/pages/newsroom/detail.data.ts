import type { PageRequest } from "#catalog/page-request.ts";
import { pictureOf, proseWidth } from "#catalog/images/picture.ts";
import { newsItemView } from "#catalog/newsroom/item.ts";

export function data({ catalog, locale, params }: PageRequest) {
  const item = newsItemView(catalog, locale, params.id ?? "");
  if (!item) return undefined;
  const { beside: _beside, coverImage, ...rest } = item;
  return { ...rest, ...(coverImage && { cover: pictureOf(coverImage, proseWidth) }) };
}
