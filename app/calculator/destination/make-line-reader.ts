import { fetchWithRetry, requireJson } from "#app/platform/http.ts";
import type { PlaceNames } from "#catalog/places/place-names.ts";
import type { Article, GoodsLaw } from "#rating/goods/goods.ts";
import { getHandoverDay } from "#app/platform/hydration.ts";
import { buildLineReader } from "../parse/line/read-line.ts";
import type { Reading } from "../parse/line/reading.ts";

export { fillForm } from "./fill-form.ts";

/** A reader of lines that knows the names, and fetches those of goods. */
export async function makeLineReader(names: PlaceNames): Promise<(text: string) => Reading> {
  const [{ law }, ...lists] = await Promise.all([
    fetchJson<{ law: GoodsLaw }>(names.goods.law),
    ...names.goods.articles.map((address) => fetchJson<{ articles: Article[] }>(address)),
  ]);
  const read = buildLineReader(
    names,
    lists.map(({ articles }) => articles),
    law,
  );
  return (text) => read(text, getHandoverDay());
}

function fetchJson<Data>(address: string): Promise<Data> {
  return fetchWithRetry<Data>(address, { onResponse: requireJson });
}
