import type { DestinationPage } from "#catalog/page-data.ts";
import { DaysToKnow } from "./days-to-know.tsx";
import { GoodsRules } from "./goods-rules.tsx";
import { LawOfImport } from "./law-of-import.tsx";
import { PostcodeCheck } from "./postcode-check.tsx";

/** What is to be known of a country besides its lines: law, goods, postcodes, days. */
export function BelowPrices({ page }: { page: DestinationPage }) {
  const { code, place, law, goods, postcodes } = page;
  return (
    <>
      {law && <LawOfImport law={law} code={code} />}
      {goods.rules.length + goods.shared.length > 0 && <GoodsRules goods={goods} />}
      {postcodes && <PostcodeCheck rules={postcodes} code={code} place={place} />}
      <DaysToKnow holidays={page.holidays} last={page.last} today={page.today} />
    </>
  );
}
