import { useShell } from "#app/layout/use-shell.ts";
import { m } from "#app/messages/m.ts";
import { HubAddress } from "#app/ui/hub-address.tsx";
import { Section } from "#app/ui/section.tsx";
import type { HubsPage } from "#catalog/place-page-data.ts";
import { getLanguageTag } from "#site/locales.ts";
import { toPlainText } from "#site/typography.ts";

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

/** Places on the label, from above. */
const rows = [92, 116, 140, 164] as const;

/** A carton with what has to be written on it: numbered in the drawing, in words beside it. */
function Carton() {
  const words = [m.carton_receiver(), m.carton_customer(), m.carton_number(), m.carton_count(), m.carton_marks()];
  return (
    <div className="grid items-center gap-x-16 gap-y-6 sm:grid-cols-2">
      <svg viewBox="19 21 282 196" role="img" aria-label={m.carton_drawn()} className="w-full max-w-sm">
        <g className="fill-(--day) stroke-(--quiet)" strokeWidth="1.5" strokeLinejoin="round">
          <path d="M20 62 76 22H300L244 62Z" />
          <path d="M244 62 300 22V176L244 216Z" />
          <path d="M20 62H244V216H20Z" />
          <path d="M120 62 176 22H200L144 62V100H120Z" className="fill-(--page)" />
        </g>
        <rect x="36" y="76" width="140" height="108" rx="3" className="fill-(--page) stroke-(--quiet)" />
        {rows.map((y, at) => (
          <g key={y}>
            <path d={`M66 ${y + 4}H${at === 0 ? 164 : 140}`} className="stroke-(--quiet)" strokeWidth="2" />
            <Sign number={at + 1} x={50} y={y} />
          </g>
        ))}
        <path d="M194 128H230V184H194Z" className="fill-(--page) stroke-(--quiet)" strokeDasharray="4 3" />
        <Sign number={5} x={212} y={156} />
      </svg>
      <ol className="list-decimal space-y-2 ps-5 marker:font-semibold">
        {words.map((said) => (
          <li key={said}>{said}</li>
        ))}
      </ol>
    </div>
  );
}

function Sign({ number, x, y }: { number: number; x: number; y: number }) {
  return (
    <>
      <circle cx={x} cy={y} r="9" className="fill-(--ink)" />
      <text x={x} y={y + 4} textAnchor="middle" fontSize="12" fontWeight="600" className="fill-(--page)">
        {number}
      </text>
    </>
  );
}
