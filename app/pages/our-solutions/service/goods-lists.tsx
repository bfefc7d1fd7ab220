import type { ServicePage } from "#catalog/line-page-data.ts";
import { useShell } from "#app/layout/use-shell.ts";
import { m } from "#app/messages/m.ts";
import { MarkedList } from "#app/ui/marked-list.tsx";
import { NarrowFold } from "#app/ui/fold.tsx";
import { toLocalPath } from "#site/locales.ts";

type Texts = Pick<ServicePage, "audience" | "carries" | "refuses" | "packing" | "kinds">;

/** What a line carries and refuses, how goods are packed, and for whom it is. */
export function GoodsLists({ service }: { service: Texts }) {
  const lists = [
    [m.service_carries(), service.carries, "yes"],
    [m.service_refuses(), service.refuses, "no"],
    [m.service_packing(), service.packing, "plain"],
    [m.service_audience(), service.audience, "plain"],
  ] as const;
  const { locale } = useShell();
  return (
    <>
      <div className="grid gap-x-10 max-sm:border-b max-sm:border-line sm:grid-cols-2 sm:gap-y-4 lg:grid-cols-4">
        {lists.map(([title, items, mark]) => (
          <NarrowFold key={title} title={title}>
            <MarkedList items={items} mark={mark} />
          </NarrowFold>
        ))}
      </div>
      {service.kinds.length > 0 && (
        <p className="phrased mt-4 max-w-3xl text-sm text-quiet">
          {m.goods_kinds_of_line({ list: service.kinds.join("\u00a0· ") })}
          {m.between_sentences()}
          <a href={toLocalPath("/resource/what-can-i-ship", locale)} className="text-link underline underline-offset-4">
            {m.goods_look_up()}
          </a>
        </p>
      )}
    </>
  );
}
