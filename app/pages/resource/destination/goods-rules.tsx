import { useShell } from "#app/layout/use-shell.ts";
import { m } from "#app/messages/m.ts";
import { Section } from "#app/ui/section.tsx";
import { FoldTitle } from "#app/ui/fold.tsx";
import type { JudgedGoods } from "#catalog/page-parts.ts";
import { toLocalPath } from "#site/locales.ts";
import { RulesList } from "../what-can-i-ship/rules-list.tsx";

/** What a country adds to the rules of the lines. */
export function GoodsRules({ goods }: { goods: JudgedGoods }) {
  const { locale } = useShell();
  return (
    <Section
      title={m.destination_goods()}
      intro={m.destination_goods_intro()}
      id="goods"
      action={
        <a href={toLocalPath("/resource/what-can-i-ship", locale)} className="text-link hover:underline">
          {m.destination_goods_all()}
        </a>
      }
    >
      <RulesList {...goods} />
      {goods.shared.length > 0 && (
        <details className="group/fold border-t border-line">
          <FoldTitle>
            {m.noted({ text: m.destination_goods(), note: m.goods_shared({ count: goods.states }) })}
          </FoldTitle>
          <RulesList {...goods} rules={goods.shared} />
        </details>
      )}
    </Section>
  );
}
