import { fetchWithRetry, requireJson } from "#app/platform/http.ts";
import type { CalculatorPage } from "#catalog/page-data.ts";
import type { GoodsLawData, HeadingData } from "#catalog/views/goods.ts";
import { classify } from "#rating/duties/classify.ts";
import { judgeGoods, toJudged } from "#rating/goods/goods.ts";
import { filterCardsByDay } from "#rating/quote-cards.ts";
import type { Shipment } from "#rating/shipment/shipment.ts";

/** What a form whose goods are articles is read with. */
export type ArticleData = HeadingData & {
  classify: typeof classify;
  /** Whether articles may go to a country on a day, by their ids; nothing for those that nobody knows. */
  judge: (ids: readonly string[], to: string, day: string) => Shipment["judged"];
};

/** Fetches what is known of articles: few forms name one. */
export async function loadArticles(
  page: Pick<CalculatorPage, "headings" | "goodsLaw" | "cards">,
): Promise<ArticleData> {
  const options = { onResponse: requireJson };
  const [told, { law }] = await Promise.all([
    fetchWithRetry<HeadingData>(page.headings, options),
    fetchWithRetry<GoodsLawData>(page.goodsLaw, options),
  ]);
  return makeArticleData(told, law, page.cards);
}

/** The same of data that are there. */
export function makeArticleData(
  told: HeadingData,
  law: GoodsLawData["law"],
  cards: CalculatorPage["cards"],
): ArticleData {
  return {
    ...told,
    classify,
    judge: (ids, to, day) => {
      const classes = ids.flatMap((id) => told.headings[id]?.classes ?? []);
      return classes.length === 0 ? undefined : toJudged(judgeGoods(classes, to, filterCardsByDay(day, cards), law));
    },
  };
}
