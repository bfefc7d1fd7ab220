import type { ServicePage } from "#catalog/views/service.ts";
import { lengthIn } from "#rating/length.ts";
import { massIn } from "#rating/mass.ts";
import { fromCardLength, fromCardMass } from "#rating/scale.ts";
import { m } from "#app/messages/m.ts";
import { number } from "#app/ui/format.ts";
import { list } from "#app/ui/joined.ts";
import { billingText, weightText } from "./weight-rule-text.ts";
import { unitText } from "#app/ui/unit-text.ts";

export type Fact = { label: string; value: string; note: string };
type Line = Pick<ServicePage, "kind" | "limits" | "unit" | "weight" | "longest" | "batteries" | "schedule" | "methods">;

/** The four facts that decide whether a line takes a shipment, as its card and the calendar have them. */
export function decidingFacts(line: Line): Fact[] {
  if (line.kind === "b2c") return [weight(line), volume(line), side(line), batteries(line)];
  if (line.methods.includes("weight-or-measure")) return [departure(line), handOver(line), measure(), side(line)];
  return [departure(line), weight(line), volume(line), side(line)];
}

function weight(line: Line): Fact {
  const { limits, unit } = line;
  const most = limits.maxTotalMass ?? limits.maxMass;
  const least = limits.minTotalMass;
  return {
    label: m.table_weight(),
    value:
      least && most
        ? m.fact_weight_range({ from: weightText(least, unit), to: weightText(most, unit) })
        : m.up_to_kg({ kg: most ? number(massIn("kg", fromCardMass(most, unit)), 3) : "" }),
    note: billingText(line),
  };
}

function volume({ weight: rule }: Line): Fact {
  const label = m.fact_volume();
  if (!rule.divisor) return { label, value: m.fact_none(), note: m.fact_none_note() };
  return { label, value: `${unitText("cm³")} ÷ ${number(rule.divisor, 0)}`, note: howVolumeCounts(rule) };
}

function howVolumeCounts({ per, volume: way, when }: ServicePage["weight"]): string {
  if (when?.ratioOver) return m.fact_volume_over({ percent: number(when.ratioOver / 1e6) });
  if (when?.ratioFrom) return m.fact_volume_from({ percent: number(when.ratioFrom / 1e6) });
  if (when) return m.fact_volume_large();
  if (per === "consignment") return m.fact_volume_consignment();
  return way === "half" ? m.fact_volume_half() : m.fact_volume_greater();
}

function side({ limits, longest, unit }: Line): Fact {
  const cm = (length: number) => `${number(lengthIn("cm", fromCardLength(length, unit)))}\u00a0${unitText("cm")}`;
  const metres = (length: number) =>
    `${(lengthIn("cm", fromCardLength(length, unit)) / 100).toFixed(2)}\u00a0${unitText("m")}`;
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

function batteries({ batteries: inside }: Line): Fact {
  return {
    label: m.fact_batteries(),
    value: inside ? m.fact_batteries_inside() : m.fact_batteries_none(),
    note: inside ? m.fact_batteries_note() : m.fact_batteries_none_note(),
  };
}

function departure({ schedule: { kind, days, by, before } }: Line): Fact {
  const [only] = days;
  return {
    label: kind === "sailing" ? m.fact_sails() : m.fact_leaves(),
    value: only ? (days.length === 1 ? m.fact_every({ day: only }) : list(days)) : m.fact_daily(),
    note: before > 0 ? m.fact_before({ days: before, time: by }) : m.fact_by({ time: by }),
  };
}

function handOver({ schedule: { handOver, by, before } }: Line): Fact {
  return {
    label: m.fact_hand_over(),
    value: handOver ? m.fact_hand_over_at({ day: handOver, time: by }) : by,
    note: m.fact_days_before({ days: before }),
  };
}

function measure(): Fact {
  return { label: m.fact_measure(), value: `1 ${unitText("m³")} / 1 ${unitText("t")}`, note: m.fact_measure_note() };
}
