import { m } from "#app/messages/m.ts";
import { formatNumber, list } from "#app/ui/format.ts";
import { formatUnit, formatWholeUnit } from "#app/ui/measures.ts";
import type { ServicePage } from "#catalog/line-page-data.ts";
import { convertLength, convertMass, fromCardLength, fromCardMass } from "#rating/shipment/units.ts";
import { describeBilling, formatCardMass } from "./weight-rule-text.ts";

export type Fact = { label: string; value: string; note: string };
type Line = Pick<ServicePage, "kind" | "limits" | "unit" | "weight" | "longest" | "batteries" | "schedule" | "methods">;

/** What decides whether a line fits: four facts. */
export function KeyFacts({ service }: { service: ServicePage }) {
  return (
    <dl className="mt-5 grid self-start grid-cols-2 gap-x-5 sm:mt-8 sm:grid-cols-4 lg:grid-cols-2">
      {listDecidingFacts(service).map(({ label, value, note }) => (
        <div key={label} className="flex flex-col border-t border-line py-3.5">
          <dt className="text-sm text-quiet">{label}</dt>
          <dd className="mt-0.5 text-lg leading-snug font-semibold tabular-nums">{value}</dd>
          <dd className="phrased text-sm text-quiet">{note}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The four facts that decide whether a line takes a shipment, as its card and the calendar have them. */
function listDecidingFacts(line: Line): Fact[] {
  if (line.kind === "b2c")
    return [describeWeight(line), describeVolume(line), describeLongestSide(line), describeBatteries(line)];
  if (line.methods.includes("weight-or-measure"))
    return [describeDeparture(line), describeHandover(line), measure(), describeLongestSide(line)];
  return [describeDeparture(line), describeWeight(line), describeVolume(line), describeLongestSide(line)];
}

function describeWeight(line: Line): Fact {
  const { limits, unit } = line;
  const most = limits.maxTotalMass ?? limits.maxMass;
  const least = limits.minTotalMass;
  return {
    label: m.table_weight(),
    value:
      least && most
        ? m.fact_weight_range({ from: formatCardMass(least, unit), to: formatCardMass(most, unit) })
        : m.up_to_kg({ kg: most ? formatNumber(convertMass("kg", fromCardMass(most, unit)), 3) : "" }),
    note: describeBilling(line),
  };
}

function describeVolume({ weight: rule }: Line): Fact {
  const label = m.fact_volume();
  if (!rule.divisor) return { label, value: m.fact_none(), note: m.fact_none_note() };
  return {
    label,
    value: `${formatWholeUnit("cm³")} ÷ ${formatNumber(rule.divisor, 0)}`,
    note: explainVolumeRule(rule),
  };
}

function explainVolumeRule({ per, volumeShare, when }: ServicePage["weight"]): string {
  if (when?.ratioOver) return m.fact_volume_over({ percent: formatNumber(when.ratioOver / 1e6) });
  if (when?.ratioFrom) return m.fact_volume_from({ percent: formatNumber(when.ratioFrom / 1e6) });
  if (when) return m.fact_volume_large();
  if (per === "consignment") return m.fact_volume_consignment();
  return volumeShare === undefined
    ? m.fact_volume_greater()
    : m.fact_volume_share({ percent: formatNumber(volumeShare / 1e6) });
}

function describeLongestSide({ limits, longest, unit }: Line): Fact {
  const cm = (length: number) =>
    `${formatNumber(convertLength("cm", fromCardLength(length, unit)))}\u00a0${formatUnit("cm")}`;
  const metres = (length: number) =>
    `${(convertLength("cm", fromCardLength(length, unit)) / 100).toFixed(2)}\u00a0${formatUnit("m")}`;
  const label = m.fact_max_side();
  const [a, b] = longest.toSorted((one, other) => one.side - other.side);
  if (a && b)
    return {
      label,
      value: m.fact_shared({ shared: metres(a.side) }),
      note: m.fact_shared_note({ whole: metres(b.side) }),
    };
  const { maxSide, maxGirth, maxSideSum } = limits;
  return {
    label,
    value: maxSide ? cm(maxSide) : "–",
    note: maxGirth ? m.fact_girth({ girth: cm(maxGirth) }) : maxSideSum ? m.fact_sum({ sum: cm(maxSideSum) }) : "",
  };
}

function describeBatteries({ batteries: inside }: Line): Fact {
  return {
    label: m.fact_batteries(),
    value: inside ? m.fact_batteries_inside() : m.fact_batteries_none(),
    note: inside ? m.fact_batteries_note() : m.fact_batteries_none_note(),
  };
}

function describeDeparture({ schedule: { kind, days, by, before } }: Line): Fact {
  const [only] = days;
  return {
    label: kind === "sailing" ? m.fact_sails() : m.fact_leaves(),
    value: only ? (days.length === 1 ? m.fact_every({ day: only }) : list(days)) : m.fact_daily(),
    note: before > 0 ? m.fact_before({ days: before, time: by }) : m.fact_by({ time: by }),
  };
}

function describeHandover({ schedule: { handOver, by, before } }: Line): Fact {
  return {
    label: m.fact_hand_over(),
    value: handOver ? m.fact_hand_over_at({ day: handOver, time: by }) : by,
    note: m.fact_days_before({ days: before }),
  };
}

function measure(): Fact {
  return {
    label: m.fact_measure(),
    value: `1 ${formatUnit("m³")} / 1 ${formatUnit("t")}`,
    note: m.fact_measure_note(),
  };
}
