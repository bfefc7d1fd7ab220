import type { ServicePage } from "#catalog/views/service.ts";
import { m } from "#app/messages/m.ts";
import { decidingFacts } from "./deciding-facts.ts";

/** What decides whether a line fits: four facts. */
export function KeyFacts({ service }: { service: ServicePage }) {
  return (
    <dl aria-label={m.bar_rules()} className="mt-5 grid grid-cols-2 gap-x-5 sm:mt-8 sm:grid-cols-4 lg:grid-cols-2">
      {decidingFacts(service).map(({ label, value, note }) => (
        <div key={label} className="flex flex-col border-t border-line py-3.5">
          <dt className="text-sm text-quiet">{label}</dt>
          <dd className="mt-0.5 text-lg leading-snug font-semibold tabular-nums">{value}</dd>
          <dd className="phrased text-sm text-quiet">{note}</dd>
        </div>
      ))}
    </dl>
  );
}
