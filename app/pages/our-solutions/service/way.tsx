import type { ServicePage } from "#catalog/line-page-data.ts";
import { m } from "#app/messages/m.ts";
import { StaticSvg } from "#app/ui/markup.tsx";
import { Section } from "#app/ui/section.tsx";

/** The way of a shipment on an axis of working days, and what each of its scans says. */
export function Way({ service: { way, tracking } }: { service: Pick<ServicePage, "way" | "tracking"> }) {
  return (
    <Section title={m.service_way()} intro={way && m.service_way_intro({ place: way.to })}>
      {way && <StaticSvg markup={way.drawn} />}
      {/* of these only the first and the last have a day on the axis */}
      <h3 className="mt-10 mb-4 text-lg font-semibold">{m.service_scans()}</h3>
      <ol
        className={`grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-x-8 sm:grid-cols-2 gap-y-2 sm:gap-y-4 ${tracking.length > 4 ? "lg:grid-cols-5" : "lg:grid-cols-4"}`}
      >
        {tracking.map(({ title, text }, at) => (
          <li key={title} className="grid grid-cols-[1.75rem_1fr] content-start gap-2 lg:grid-cols-1">
            <span
              aria-hidden="true"
              className="grid size-5.5 place-items-center rounded-full border-2 border-(--air) text-[0.75rem] font-semibold"
            >
              {at + 1}
            </span>
            <h4 className="font-semibold">{title}</h4>
            <p className="col-start-2 text-[0.9375rem] text-quiet max-sm:sr-only lg:col-start-1">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
