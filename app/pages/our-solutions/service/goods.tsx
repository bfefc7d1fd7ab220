import type { ServicePage } from "#catalog/views/service.ts";
import { m } from "#app/messages/m.ts";
import { MarkedList } from "#app/ui/marked-list.tsx";

type Texts = Pick<ServicePage, "audience" | "carries" | "refuses" | "customs" | "packing">;

/** Who it is for, what it carries and refuses, how to pack, who pays customs. */
export function Goods({ service }: { service: Texts }) {
  return (
    <section className="page-width grid gap-x-12 gap-y-10 py-12 md:grid-cols-2 lg:grid-cols-3">
      <Block title={m.service_audience()}>
        <MarkedList items={service.audience} mark="plain" />
      </Block>
      <Block title={m.service_carries()}>
        <MarkedList items={service.carries} mark="yes" />
      </Block>
      <Block title={m.service_refuses()}>
        <MarkedList items={service.refuses} mark="no" />
      </Block>
      <Block title={m.service_packing()}>
        <MarkedList items={service.packing} mark="plain" />
      </Block>
      <Block title={m.service_customs()} wide>
        <p className="max-w-2xl text-quiet">{service.customs}</p>
      </Block>
    </section>
  );
}

function Block({ title, wide = false, children }: { title: string; wide?: boolean; children: React.ReactNode }) {
  return (
    <div className={wide ? "lg:col-span-2" : ""}>
      <h2 className="mb-4 text-xl font-semibold">{title}</h2>
      {children}
    </div>
  );
}
