import type { ServicePage } from "#catalog/views/service.ts";
import { m } from "#app/messages/m.ts";
<<<<<<< HEAD
import { decidingFacts } from "./deciding-facts.ts";
=======
import { workingDays } from "#app/ui/working-days.ts";
import { date, number } from "#app/ui/format.ts";
import { list } from "#app/ui/joined.ts";
>>>>>>> main

/** What decides whether a line fits: four facts. */
export function KeyFacts({ service }: { service: ServicePage }) {
<<<<<<< HEAD
=======
  const { limits, unit, weight, incoterms, mode, countries, valid, days } = service;
  const kg = (mass: number) => `${number(massIn("kg", fromCardMass(mass, unit)), 2)} kg`;
  const cm = (length: number) => `${number(lengthIn("cm", fromCardLength(length, unit)))} cm`;
  const facts = [
    [m.fact_mode(), mode === "air" ? m.mode_air() : m.mode_sea()],
    [m.fact_destinations(), m.countries_count({ count: countries.length })],
    days && [m.fact_transit(), workingDays(days)],
    limits.maxMass && [m.fact_max_parcel(), kg(limits.maxMass)],
    limits.minTotalMass && [m.fact_min_shipment(), kg(limits.minTotalMass)],
    limits.maxSide && [m.fact_max_side(), cm(limits.maxSide)],
    limits.maxGirth && [m.fact_max_girth(), cm(limits.maxGirth)],
    weight.divisor && [m.fact_divisor(), number(weight.divisor, 0)],
    [m.fact_terms(), list(incoterms)],
    [m.fact_valid(), date(valid.from, "short")],
  ].filter((fact): fact is [string, string] => Boolean(fact));
>>>>>>> main
  return (
    <dl aria-label={m.bar_rules()} className="page-width mt-8 grid grid-cols-2 gap-x-5 sm:gap-x-6 lg:grid-cols-4">
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
