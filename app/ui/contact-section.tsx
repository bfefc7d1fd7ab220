import { m } from "#app/messages/m.ts";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { StaticSvg } from "#app/ui/markup.tsx";
import { Section } from "#app/ui/section.tsx";
import type { Contact } from "#catalog/page-parts.ts";
import { HubAddress } from "./hub-address.tsx";

/** Telephone, mail and WeChat, and the addresses to which goods are brought. */
export function ContactSection({ contact }: { contact: Contact }) {
  const { phone, hours, email, press, wechat, hubs, hubsNote } = contact;
  return (
    <Section title={m.contact_ways()} id="contact">
      <div className="grid gap-x-16 gap-y-10 border-t-2 border-ink pt-8 lg:grid-cols-[1fr_2fr]">
        <div className="space-y-6">
          <dl className="space-y-6">
            <Row label={m.contact_phone()}>
              <a href={`tel:${phone.replaceAll(" ", "")}`} className="text-xl font-semibold">
                {phone}
              </a>
              {hours && <span className="block text-sm text-quiet">{hours}</span>}
            </Row>
            <Row label={m.contact_mail()}>
              <Mail to={email} />
            </Row>
            <Row label={m.contact_press()}>
              <Mail to={press} />
            </Row>
            {wechat && (
              <Row label={m.contact_wechat()}>
                <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
                  <span translate="no" className="font-semibold">
                    {wechat.id}
                  </span>
                  <CopyButton
                    text={() => wechat.id}
                    label={m.copy_wechat()}
                    copied={m.toast_address_copied({ name: wechat.id })}
                    icon="lucide:copy"
                  />
                </span>
                <StaticSvg
                  markup={wechat.code}
                  className="mt-3 size-36 max-w-full overflow-hidden rounded-xl border border-line"
                />
                {wechat.note && <span className="mt-2 block text-sm text-quiet">{wechat.note}</span>}
              </Row>
            )}
          </dl>
        </div>
        {hubs.length > 0 && (
          <div id="hubs" className="scroll-mt-24">
            <h3 className="text-xl font-semibold">{m.contact_hubs()}</h3>
            {hubsNote && <p className="mt-1 text-sm text-quiet">{hubsNote}</p>}
            <ul className="mt-4 divide-y divide-line border-y border-line">
              {hubs.map((hub) => (
                <Hub key={hub.name} hub={hub} />
              ))}
            </ul>
          </div>
        )}
      </div>
    </Section>
  );
}

function Mail({ to }: { to: string }) {
  return (
    <a href={`mailto:${to}`} className="text-link underline underline-offset-4">
      {to}
    </a>
  );
}

function Row({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-quiet">{label}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  );
}

function Hub({ hub }: { hub: Contact["hubs"][number] }) {
  const { name, receiver, phone, address } = hub;
  return (
    <HubAddress
      hub={hub}
      title={<p className="font-semibold">{name}</p>}
      label={m.copy_address()}
      text={() => `${receiver} ${phone} ${address}`}
    />
  );
}
