import type { ServicePage } from "#catalog/views/service.ts";
import { m } from "#app/messages/m.ts";
import { Section } from "#app/ui/section.tsx";
import { Sources } from "#app/ui/sources.tsx";
import { LinkList } from "./link-list.tsx";

/** Who settles duty and tax on a line, where it was read, and the guides to it. */
export function Customs({ service }: { service: Pick<ServicePage, "customs" | "sources" | "guides"> }) {
  const { customs, sources, guides } = service;
  return (
    <Section title={m.service_customs()} id="customs">
      <div className="grid gap-x-16 gap-y-4 lg:grid-cols-[7fr_4fr]">
        <div>
          <p className="max-w-2xl sm:text-lg sm:leading-relaxed">{customs}</p>
          <Sources sources={sources} />
        </div>
        <LinkList title={m.related_guides()} links={guides} />
      </div>
    </Section>
  );
}
