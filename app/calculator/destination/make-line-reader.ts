import { fetchWithRetry, requireJson } from "#app/platform/http.ts";
import type { PlaceNames } from "#catalog/places/place-names.ts";
import { getHandoverDay } from "#app/platform/hydration.ts";
import type { GoodsLawData } from "#catalog/views/goods-files.ts";
import type { Article } from "#rating/goods/goods.ts";
import type { Day } from "#rating/card.ts";
import { buildLineReader } from "../parse/line/read-line.ts";
import type { Reading } from "../parse/line/reading.ts";
import { type LineJudge, makeLineJudge, markForbidden } from "./judge-line.ts";
import { makeGoodsProposer } from "./propose-goods.ts";

export { fillForm } from "./fill-form.ts";

/** A reader of lines that knows the names, and fetches those of goods; with what it says of their goods. */
export async function makeLineReader(
  names: PlaceNames,
): Promise<{ read: (text: string) => Reading; judge: LineJudge }> {
  const [data, ...files] = await Promise.all([
    fetchJson<GoodsLawData>(names.goods.law),
    ...names.goods.articles.map((address) => fetchJson<{ articles: Article[] }>(address)),
  ]);
  const { read, judge } = combineReader(
    names,
    files.map(({ articles }) => articles),
    data,
  );
  return { read: (text) => read(text, getHandoverDay()), judge };
}

/** The same of data that are there. */
export function combineReader(names: PlaceNames, lists: readonly (readonly Article[])[], data: GoodsLawData) {
  const read = buildLineReader(names, lists, data.law);
  const judge = makeLineJudge(lists, data);
  const propose = makeGoodsProposer(lists);
  return { read: (text: string, today: Day) => propose(markForbidden(read(text, today), judge)), judge };
}

function fetchJson<Data>(address: string): Promise<Data> {
  return fetchWithRetry<Data>(address, { onResponse: requireJson });
}
