import type { ServicePage } from "#catalog/views/service.ts";
import { lengthIn } from "#rating/length.ts";
import { massIn } from "#rating/mass.ts";
import { fromCardLength, fromCardMass } from "#rating/scale.ts";
import { m } from "#app/messages/m.ts";
import { workingDays } from "#app/ui/working-days.ts";
import { date, number } from "#app/ui/format.ts";
import { list } from "#app/ui/joined.ts";

/** The line at a glance: what a shipper asks first. */
export function KeyFacts({ service }: { service: ServicePage }) {
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
  return (
    <dl className="page-width grid grid-cols-2 gap-x-6 sm:grid-cols-3 lg:grid-cols-5">
      {facts.map(([label, value]) => (
        <div key={label} className="border-t border-line py-4">
          <dt className="text-sm text-quiet">{label}</dt>
          <dd className="mt-0.5 font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
