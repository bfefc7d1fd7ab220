import { useShell } from "#app/layout/use-shell.ts";
import { m } from "#app/messages/m.ts";
import { CopyButton } from "#app/ui/copy-button.tsx";
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
  const { name, receiver, phone, address, local } = hub;
  const isForeign = getLanguageTag(useShell().locale) !== tag;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
      <div className="min-w-0 basis-80 grow">
        <h3 className="font-semibold">{name}</h3>
        <address className="mt-1 not-italic">
          {address}
          <span className="block text-sm text-quiet">
            {receiver} <span className="whitespace-nowrap">{phone}</span>
          </span>
        </address>
        {isForeign && (
          <p lang={tag} translate="no" className="mt-1 text-sm">
            {local}
          </p>
        )}
      </div>
      <CopyButton
        text={() => toPlainText(local)}
        label={m.hub_copy()}
        name={m.labelled({ label: m.hub_copy(), text: name })}
        copied={m.toast_address_copied({ name })}
        icon="lucide:copy"
      />
    </li>
  );
}
