import { SourceNote } from "#app/ui/sources.tsx";
import { m } from "#app/messages/m.ts";
import { getLocalText } from "#app/platform/current-locale.ts";
import { joinClauses } from "#app/ui/format.ts";
import type { GoodsPage } from "#catalog/page-data.ts";
import type { GoodsLaw } from "#rating/goods/goods.ts";
import { VerdictMark } from "./verdict-mark.tsx";

/** More countries than this are counted, not named. */
const mostNamed = 4;

type Props = { law: GoodsLaw; places?: GoodsPage["places"] };

/** What destinations add to our own rules: each rule once, with its source. Without `places`, all are of one country. */
export function RulesList({ law, places }: Props) {
  return (
    <ul className="grid gap-x-10 md:grid-cols-2">
      {law.rules.map(({ id, classes, verdict, why, papers, source }) => {
        const named = places?.[id] ?? [];
        const about = classes.map((own) => getLocalText(law.classes.find((one) => one.id === own)?.label ?? {}));
        return (
          <li key={id} className="border-t border-line py-4">
            {places && (
              <p className="font-semibold">
                {named.length <= mostNamed ? joinClauses(named) : m.goods_countries({ count: named.length })}
              </p>
            )}
            <p className={places ? "mt-1" : "font-semibold"}>{joinClauses(about)}</p>
            <p className="mt-1 text-sm text-quiet">{getLocalText(why)}</p>
            {papers.length > 0 && (
              <p className="mt-1 text-sm text-quiet">
                {m.goods_needs_list({
                  list: joinClauses(papers.map((paper) => getLocalText(law.papers[paper] ?? {}))),
                })}
              </p>
            )}
            <p className="mt-2 flex flex-wrap justify-between gap-x-4 text-sm">
              <VerdictMark verdict={verdict} />
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
