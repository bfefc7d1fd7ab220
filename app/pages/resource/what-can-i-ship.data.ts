import type { GoodsPage } from "#catalog/page-data.ts";
import type { PageRequest } from "#catalog/model.ts";
import { buildGoodsPage } from "#catalog/views/goods-page.ts";

export function data({ catalog, locale }: PageRequest): GoodsPage {
  return buildGoodsPage(catalog, locale);
}
