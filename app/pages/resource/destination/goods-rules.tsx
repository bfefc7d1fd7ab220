import { useShell } from "#app/layout/use-shell.ts";
import { m } from "#app/messages/m.ts";
import { Section } from "#app/ui/section.tsx";
import type { GoodsLaw } from "#rating/goods/goods.ts";
import { toLocalPath } from "#site/locales.ts";
import { RulesList } from "../what-can-i-ship/rules-list.tsx";

/** What a country adds to the rules of the lines. */
export function GoodsRules({ law }: { law: GoodsLaw }) {
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
      <RulesList law={law} />
    </Section>
  );
}
