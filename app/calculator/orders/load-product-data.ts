import { fetchWithRetry, requireJson } from "#app/platform/http.ts";
import type { CalculatorPage } from "#catalog/page-data.ts";
import type { GoodsLawData } from "#catalog/views/goods.ts";
import type { Article } from "#rating/goods/goods.ts";
import type { ProductData } from "./import/product-goods.ts";

let kept: Promise<ProductData> | undefined;

/** What the names of products are read with, fetched once a file has some; a failure is forgotten. */
export function loadProductData(page: Pick<CalculatorPage, "articles" | "goodsLaw">): Promise<ProductData> {
  const loading = kept ?? fetchProductData(page);
  kept = loading;
  loading.catch(() => {
    kept = undefined;
  });
  return loading;
}

async function fetchProductData({ articles, goodsLaw }: Pick<CalculatorPage, "articles" | "goodsLaw">) {
  const options = { onResponse: requireJson };
  const [{ law }, ...files] = await Promise.all([
    fetchWithRetry<GoodsLawData>(goodsLaw, options),
    ...articles.map((address) => fetchWithRetry<{ articles: Article[] }>(address, options)),
  ]);
  return { law, lists: files.map((file) => file.articles) };
}
