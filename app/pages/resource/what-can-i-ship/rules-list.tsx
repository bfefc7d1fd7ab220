import { SourceNote } from "#app/ui/sources.tsx";
import { m } from "#app/messages/m.ts";
import { getLocalText } from "#app/platform/current-locale.ts";
import { list } from "#app/ui/format.ts";
import type { GoodsPage } from "#catalog/page-data.ts";
import type { JudgedRule } from "#catalog/page-parts.ts";
import type { GoodsLaw } from "#rating/goods/goods.ts";
import { VerdictMark } from "#app/ui/verdict-mark.tsx";

type Props = Pick<GoodsLaw, "classes" | "papers"> & { rules: readonly JudgedRule[]; places?: GoodsPage["places"] };

/**
 * What destinations add to our own rules: each rule with its source. With `places`, all rules of the law; without, those
 * of one country, where the lines that go there are part of the verdict.
 */
export function RulesList({ rules, classes: known, papers: names, places }: Props) {
  return (
    <ul className="grid gap-x-10 md:grid-cols-2">
      {rules.map(({ id, classes, verdict, isUntaken, why, papers, source }) => {
        const named = places?.[id] ?? [];
        const about = classes.map((own) => getLocalText(known.find((one) => one.id === own)?.label ?? {}));
        return (
          <li key={id + verdict} className="border-t border-line py-4">
            {places && (
              <p className="font-semibold">
                {typeof named === "number" ? m.goods_countries({ count: named }) : list(named)}
              </p>
            )}
            <p className={places ? "mt-1" : "font-semibold"}>{list(about)}</p>
            <p className="mt-1 text-sm text-quiet">{getLocalText(why)}</p>
            {papers.length > 0 && verdict !== "never" && (
              <p className="mt-1 text-sm text-quiet">
                {m.goods_needs_list({ list: list(papers.map((paper) => getLocalText(names[paper] ?? {}))) })}
              </p>
            )}
            <p className="mt-2 grid gap-y-2 text-sm">
              {places && verdict === "papers" ? (
                m.goods_law_papers()
              ) : (
                <VerdictMark verdict={verdict} words={isUntaken ? m.goods_untaken() : undefined} />
              )}
              <span className="text-quiet">
                <SourceNote source={source} />
              </span>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
