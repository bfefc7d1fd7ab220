import type { ServicePage } from "#catalog/line-page-data.ts";
import { m } from "#app/messages/m.ts";
import { Section } from "#app/ui/section.tsx";
import { NarrowFold } from "#app/ui/fold.tsx";
import { SourceList } from "#app/ui/sources.tsx";
import { LinkList } from "#app/ui/link-list.tsx";

/** Who settles duty and tax on a line, where it was read, and the guides to it. */
export function Customs({ service }: { service: Pick<ServicePage, "customs" | "sources" | "guides"> }) {
  const { customs, sources, guides } = service;
  return (
    <Section title={m.service_customs()} id="customs">
      <div className="grid gap-x-16 lg:grid-cols-[7fr_4fr]">
        <p className="mb-6 max-w-2xl sm:text-lg">{customs}</p>
        {sources.length > 0 && (
          <NarrowFold title={m.sources()}>
            <SourceList sources={sources} />
          </NarrowFold>
        )}
      </div>
      <LinkList title={m.related_guides()} links={guides} wide />
    </Section>
  );
}
