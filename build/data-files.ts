import type { Catalog } from "#catalog/model.ts";
import { getCalculatorRates, type DataFile, writeParcelRates } from "#catalog/views/engine-data.ts";
import { writeArticles, writeGoodsLaw, writeHeadings } from "#catalog/views/goods-data.ts";
import { locales } from "#site/locales.ts";

/** Files of data that pages fetch: prices of the home page's form and of the calculator, articles and their law. */
export function listDataFiles(catalog: Catalog): DataFile[] {
  return [
    writeParcelRates(catalog),
    writeHeadings(catalog),
    ...locales.flatMap((locale) => [
      getCalculatorRates(catalog, locale).file,
      writeArticles(catalog, locale),
      writeGoodsLaw(catalog, locale),
    ]),
  ];
}
