import type { NewsDetailPage } from "#catalog/page-data.ts";
import type { PageRequest } from "#catalog/model.ts";
import { describePicture, proseWidth } from "#catalog/images/picture.ts";
import { buildNewsItem } from "#catalog/newsroom/item.ts";

export function data({ catalog, locale, params }: PageRequest): NewsDetailPage | undefined {
  const item = buildNewsItem(catalog, locale, params.id ?? "");
  if (!item) return undefined;
  const { beside: _beside, coverImage, ...rest } = item;
  return coverImage ? { ...rest, drawn: "", cover: describePicture(coverImage, proseWidth) } : rest;
}
