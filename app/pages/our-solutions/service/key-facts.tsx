import type { ServicePage } from "#catalog/views/service.ts";
import { m } from "#app/messages/m.ts";
import { decidingFacts } from "./deciding-facts.ts";

/** What decides whether a line fits: four facts. */
export function KeyFacts({ service }: { service: ServicePage }) {
  return (
    <dl
      aria-label={m.bar_rules()}
      className="page-width mt-5 grid sm:mt-8 grid-cols-2 gap-x-5 sm:gap-x-6 lg:grid-cols-4"
    >
      {decidingFacts(service).map(({ label, value, note }) => (
        <div key={label} className="flex flex-col border-t border-line py-3.5">
          <dt className="text-sm text-quiet">{label}</dt>
          <dd className="mt-0.5 text-lg leading-snug font-semibold tabular-nums">{value}</dd>
          <dd className="text-sm text-quiet">{note}</dd>
        </div>
      ))}
    </dl>
  );
}
