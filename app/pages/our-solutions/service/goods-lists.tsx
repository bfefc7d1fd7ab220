import type { ServicePage } from "#catalog/page-data.ts";
import { m } from "#app/messages/m.ts";
import { MarkedList } from "#app/ui/marked-list.tsx";
import { NarrowFold } from "#app/ui/fold.tsx";

type Texts = Pick<ServicePage, "audience" | "carries" | "refuses" | "packing">;

/** What a line carries and refuses, how goods are packed, and for whom it is. */
export function GoodsLists({ service }: { service: Texts }) {
  const lists = [
    [m.service_carries(), service.carries, "yes"],
    [m.service_refuses(), service.refuses, "no"],
    [m.service_packing(), service.packing, "plain"],
    [m.service_audience(), service.audience, "plain"],
  ] as const;
  return (
    <div className="grid gap-x-10 max-sm:border-b max-sm:border-line sm:grid-cols-2 sm:gap-y-4 lg:grid-cols-4">
      {lists.map(([title, items, mark]) => (
        <NarrowFold key={title} title={title}>
          <MarkedList items={items} mark={mark} />
        </NarrowFold>
      ))}
    </div>
  );
}
