import type { ServicePage } from "#catalog/views/service.ts";
import { m } from "#app/messages/m.ts";
import { Section } from "#app/ui/section.tsx";
import { GoodsLists } from "./goods-lists.tsx";
import { WorkedExample } from "./worked-example.tsx";

/** How a line bills weight, what it takes and refuses, how it is packed. */
export function Rules({ service }: { service: ServicePage }) {
  return (
    <Section title={m.rules_title()} id="rules">
      <WorkedExample service={service} />
      <div className="sm:mt-10">
        <GoodsLists service={service} />
      </div>
    </Section>
  );
}
