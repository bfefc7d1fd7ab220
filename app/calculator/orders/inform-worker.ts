import type { CalculatorPage } from "#catalog/page-data.ts";
import type { GoodsLawData } from "#catalog/views/goods.ts";
import type { Article } from "#rating/goods/goods.ts";
import { fetchWithRetry, requireJson } from "#app/platform/http.ts";
import type { ProductData, TableRead } from "./import/types.ts";
import { session } from "./session.ts";
import type { ToWorker } from "./types.ts";

/** Gives the worker what it reads the names of products with, if the file has any. Without it they stay unread. */
export async function informWorker({ products }: TableRead, page: CalculatorPage): Promise<void> {
  const { worker } = session;
  if (products.length === 0 || session.informed === worker) return;
  const data = await fetchProductData(page).catch(() => undefined);
  if (!data) return;
  worker?.postMessage({ kind: "goods", ...data } satisfies ToWorker);
  session.informed = worker;
}

async function fetchProductData({ articles, goodsLaw }: CalculatorPage): Promise<ProductData> {
  const options = { onResponse: requireJson };
  const [{ law }, ...files] = await Promise.all([
    fetchWithRetry<GoodsLawData>(goodsLaw, options),
    ...articles.map((address) => fetchWithRetry<{ articles: Article[] }>(address, options)),
  ]);
  return { law, lists: files.map((file) => file.articles) };
}
