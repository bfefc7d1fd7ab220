import { listResourceCrumbs } from "#app/layout/structured-data.tsx";
import { type HeadText, renderHead } from "#app/layout/head.tsx";
import { Page } from "#app/layout/page.tsx";
import { m } from "#app/messages/m.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { joinClauses } from "#app/ui/format.ts";
import { hydrateLazily } from "#app/ui/hydrate-lazily.tsx";
import { Prose, StaticSvg } from "#app/ui/markup.tsx";
import type { HubsPage } from "#catalog/place-page-data.ts";
import type { Shell } from "#catalog/page-data.ts";
import { HubHours } from "./hubs/hub-hours.tsx";
import { ResourceHead } from "./resource-head.tsx";

const HandOver = hydrateLazily(() => import("./hubs/hand-over.tsx").then(({ HandOver: Part }) => Part));

function buildHead({ title, description, hubs }: HubsPage, shell: Shell): HeadText {
  return {
    title,
    description,
    crumbs: listResourceCrumbs({ name: title, path: "/resource/hubs" }),
    jsonLd: hubs.map(({ name, address, phone }) => ({
      "@type": "Place",
      name: joinClauses([shell.name, name]),
      address,
      telephone: phone,
    })),
  };
}

export const Head = renderHead(buildHead);

export default function Hubs({ data: page }: { data: HubsPage }) {
  return (
    <Page contentLocale={page.contentLocale}>
      <ResourceHead title={page.title} intro={page.intro}>
        <div className="mt-6 flex flex-wrap gap-3">
          {page.pickup && <ButtonLink href={page.pickup}>{m.hub_pickup()}</ButtonLink>}
          <ButtonLink href="#addresses" quiet>
            {m.hub_addresses()}
          </ButtonLink>
          {page.booking && (
            <ButtonLink href={page.booking} rel="noopener" quiet>
              {m.hub_book()}
            </ButtonLink>
          )}
        </div>
      </ResourceHead>
      <HubHours page={page} />
      <HandOver hubs={page.hubs} tag={page.tag} note={page.note} />
      <div className="page-width grid gap-x-16 gap-y-8 pb-12 lg:grid-cols-2">
        <Prose html={page.prose.html} />
        {page.map && <StaticSvg markup={page.map} className="lg:pt-4" />}
      </div>
    </Page>
  );
}
