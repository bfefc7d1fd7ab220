import type { NewsGlancePage } from "#catalog/page-data.ts";
import type { PageRequest } from "#catalog/model.ts";
import { buildNewsItem } from "#catalog/newsroom/item.ts";

export function data({ catalog, locale, params }: PageRequest): NewsGlancePage | undefined {
  const item = buildNewsItem(catalog, locale, params.id ?? "");
  if (!item) return undefined;
  const {
    prose: _,
    related: _r,
    corrections: _c,
    sources: _s,
    coverImage: _i,
    modified: _m,
    minutes: _t,
    ...glance
  } = item;
  return glance;
}
