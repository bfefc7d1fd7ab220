import { useEffect, useState } from "react";
import { fetchWithRetry, requireJson } from "#app/platform/http.ts";
import type { GoodsPage } from "#catalog/page-data.ts";
import type { HeadingData } from "#catalog/views/goods.ts";
import type { Article } from "#rating/goods/goods.ts";

export type ArticleData = HeadingData & {
  /** In each language of the site, the page's first. */
  indexes: readonly (readonly Article[])[];
};

const options = { onResponse: requireJson };

async function loadArticles({ articles, headings }: Pick<GoodsPage, "articles" | "headings">): Promise<ArticleData> {
  const [told, ...files] = await Promise.all([
    fetchWithRetry<HeadingData>(headings, options),
    ...articles.map((address) => fetchWithRetry<{ articles: Article[] }>(address, options)),
  ]);
  return { ...told, indexes: files.map((file) => file.articles) };
}

/** The articles, fetched once somebody types; `failed` until the next word if they cannot be had. */
export function useArticles(page: Pick<GoodsPage, "articles" | "headings">, words: string) {
  const [data, setData] = useState<ArticleData>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (words === "" || data) return;
    let current = true;
    loadArticles(page).then(
      (loaded) => {
        if (!current) return;
        setData(loaded);
        setFailed(false);
      },
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [page, words, data]);
  return { data, failed };
}
