import { useShell } from "#app/layout/use-shell.ts";
import { m } from "#app/messages/m.ts";
import { HubAddress } from "#app/ui/hub-address.tsx";
import { Section } from "#app/ui/section.tsx";
import type { HubsPage } from "#catalog/page-data.ts";
import { getLanguageTag } from "#site/locales.ts";
import { toPlainText } from "#site/typography.ts";
import { Carton } from "./carton.tsx";

type Props = Pick<HubsPage, "hubs" | "tag"> & { note: string | undefined };

/** Where goods are brought, hub by hub, and what is written on them. */
export function HandOver({ hubs, tag, note }: Props) {
  return (
    <>
      <Section title={m.hub_addresses()} intro={note} id="addresses">
        <ul className="divide-y divide-line border-y border-line">
          {hubs.map((hub) => (
            <Address key={hub.name} hub={hub} tag={tag} />
          ))}
        </ul>
      </Section>
      <Section title={m.carton_title()} intro={m.carton_intro()} id="carton">
        <Carton />
      </Section>
    </>
  );
}

/** An address to read, and the line that couriers there want, copied whole. */
function Address({ hub, tag }: { hub: HubsPage["hubs"][number]; tag: string }) {
  const isForeign = getLanguageTag(useShell().locale) !== tag;
  return (
    <HubAddress
      hub={hub}
      title={<h3 className="font-semibold">{hub.name}</h3>}
      label={m.hub_copy()}
      text={() => toPlainText(hub.local)}
    >
      {isForeign && (
        <p lang={tag} translate="no" className="mt-1 text-sm">
          {hub.local}
        </p>
      )}
    </HubAddress>
  );
}
