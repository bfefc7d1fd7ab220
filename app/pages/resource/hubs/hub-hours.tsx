import { useEffect, useState } from "react";
import { m } from "#app/messages/m.ts";
import { getLocalText } from "#app/platform/current-locale.ts";
import { isClockSet } from "#app/platform/hydration.ts";
import { formatWeekday, joinSentences } from "#app/ui/format.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Section } from "#app/ui/section.tsx";
import type { HubsPage } from "#catalog/place-page-data.ts";
import { type HubNow, readHubNow } from "#rating/calendar/hub-now.ts";

/** When hubs take goods, whether they do now, and until when for each line; the telephone has hours of its own. */
export function HubHours({ page }: { page: HubsPage }) {
  const { open, hours, clock, cutOffs, closings, phone, phoneHours, all } = page;
  const now = useHubNow(page);
  return (
    <Section title={m.hub_hours()} id="hours">
      <div className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-2">
        <div>
          <p role="status" className="flex min-h-14 items-center pb-2 gap-2.5 text-lg font-semibold">
            {now && (
              <>
                <Icon
                  name={now.open ? "lucide:check" : "lucide:x"}
                  className={`shrink-0 ${now.open ? "text-good" : "text-bad"}`}
                />
                <span className="wrap-anywhere">{describeNow(now)}</span>
              </>
            )}
          </p>
          <dl>
            <Row label={m.hub_take()}>
              {m.hub_hours_at({ days: open, ...hours })}
              {clock && <span className="block text-sm font-normal text-quiet">{clock}</span>}
            </Row>
            <Row label={m.hub_phone()}>
              <a href={`tel:${phone.replaceAll(" ", "")}`} className="sm:whitespace-nowrap">
                {phone}
              </a>
              {phoneHours && <span className="block text-sm font-normal text-quiet">{phoneHours}</span>}
            </Row>
          </dl>
          <h3 className="mt-6 font-semibold">{m.hub_cut_off()}</h3>
          <p className="mt-1 text-sm text-quiet">{m.hub_cut_off_note()}</p>
          <ul className="mt-3 border-t border-line">
            {cutOffs.map(({ by, lines }) => (
              <li key={by} className="flex flex-wrap gap-x-5 border-b border-line py-2.5">
                <span className="w-[4rem] shrink-0 text-lg font-semibold tabular-nums">
                  {by}
                  {now?.open && now.time >= by && (
                    <span className="block text-sm font-normal text-quiet">{m.hub_passed()}</span>
                  )}
                </span>
                <span className="grow basis-[10rem]">
                  {lines.map(({ slug, name, path }, at) => (
                    <span key={slug}>
                      {at > 0 && m.between_items()}
                      <a href={path} className="hover:underline hover:underline-offset-4">
                        {name}
                      </a>
                    </span>
                  ))}
                </span>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3 className="font-semibold">{m.hub_closings()}</h3>
          <ul className="mt-3 border-t border-line">
            {closings.map(({ label, days }) => (
              <li key={label + days} className="justify-between gap-x-6 border-b border-line py-2.5 sm:flex">
                <span className="block">{label}</span>
                <span className="block text-quiet tabular-nums sm:text-right">{days}</span>
              </li>
            ))}
          </ul>
          {closings.some(({ expected }) => expected) && <p className="mt-3 text-sm text-quiet">{m.hub_expected()}</p>}
          {all && (
            <a href={all} className="mt-3 inline-block py-1 text-link hover:underline">
              {m.hub_calendar()}
            </a>
          )}
        </div>
      </div>
    </Section>
  );
}

/** The hub at the visitor's moment, if the visitor's clock knows it, on arrival and every minute: a page is served longer than an hour holds. */
function useHubNow({ calendar, origin }: HubsPage): HubNow | undefined {
  const [now, setNow] = useState<HubNow>();
  useEffect(() => {
    const read = () => setNow(isClockSet() ? readHubNow(calendar, origin, new Date()) : undefined);
    read();
    const timer = setInterval(read, 60_000);
    return () => clearInterval(timer);
  }, [calendar, origin]);
  return now;
}

function describeNow(now: HubNow): string {
  const clock = m.hub_clock({ time: now.time });
  if (now.open) return joinSentences([m.hub_open({ until: now.until }), clock]);
  const { day, at } = now.opens;
  const why = now.why && "name" in now.why && now.why.name ? getLocalText(now.why.name) : undefined;
  const closed = day === now.day ? m.hub_opens_today({ at }) : m.hub_closed({ day: formatWeekday(day), at });
  return joinSentences([closed, ...(why ? [m.hub_closed_for({ name: why })] : []), clock]);
}

function Row({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="border-t border-line py-3">
      <dt className="text-sm text-quiet">{label}</dt>
      <dd className="mt-0.5 text-lg leading-snug font-semibold">{children}</dd>
    </div>
  );
}
