import type { ChargeRule, Conditions, Regime, Source } from "#rating/duties/rules.ts";
import { readPostcodes } from "../rates/zones.ts";
import type { ChargeFile, RegimeFile } from "../schema/duties.ts";

/** A duties file as the engine reads it. It has been checked: a source that it does not list is left empty. */
export function regimeOf(id: string, file: RegimeFile): Regime {
  const source = (name: string): Source => {
    const { title = name, url, read = "" } = file.sources[name] ?? {};
    return { title, ...(url && { url }), date: read };
  };
  return {
    id,
    currency: file.currency,
    countries: file.countries,
    ...(file.scheme && { scheme: file.scheme }),
    ...(file.needs_postcode && { partNeeded: true as const }),
    parts: file.parts.map((part) => ({
      id: part.id,
      country: part.country,
      name: part.name,
      postcodes: readPostcodes(part.postcodes),
      ...(part.rates && { rates: part.rates }),
      ...(part.without_scheme && { withoutScheme: true as const }),
      ...(part.refuse && { refused: part.refuse }),
      source: source(part.source),
    })),
    charges: file.charges.map((charge) => chargeOf(charge, source(charge.source))),
    refusals: file.refuse.map((row) => ({
      when: conditionsOf(row),
      reason: row.reason,
      source: source(row.source),
    })),
    open: file.open.map(({ question, readings, from, to, source: name }) => ({
      question,
      readings,
      ...(from && { from }),
      ...(to && { to }),
      source: source(name),
    })),
  };
}

function chargeOf(row: ChargeFile, source: Source): ChargeRule {
  const { percent, each, of = [], waived_up_to, unsettled } = row;
  return {
    id: row.id,
    kind: row.kind,
    label: row.label,
    when: conditionsOf(row),
    amount:
      each === undefined || row.per === undefined
        ? {
            percent: typeof percent === "string" ? { fixed: percent } : percentName(percent),
            of,
            ...(row.less && { less: row.less }),
            ...(row.inside && { inside: true as const }),
            ...(row.min && { min: row.min }),
            ...(row.max && { max: row.max }),
            ...(row.base_step && { baseStep: row.base_step }),
          }
        : { each, per: row.per, ...(row.currency && { currency: row.currency }) },
    ...(waived_up_to && { waivedUpTo: waived_up_to }),
    collected: row.collected === "seller" ? "by-seller" : "at-import",
    source,
    ...(unsettled && { unsettled }),
  };
}

function percentName(percent: { rate: string } | { tariff: string } | undefined) {
  if (!percent) return { fixed: "0" };
  return "rate" in percent ? { own: percent.rate } : percent;
}

type ConditionFields = Omit<RegimeFile["refuse"][number], "reason" | "source">;

export function conditionsOf(row: ConditionFields): Conditions {
  const { from, to, countries, goods, not_goods, mode, registered } = row;
  const bounds = {
    ...(row.value_over !== undefined && { over: row.value_over }),
    ...(row.value_up_to !== undefined && { upTo: row.value_up_to }),
    ...(row.value_from !== undefined && { from: row.value_from }),
    ...(row.value_under !== undefined && { under: row.value_under }),
  };
  return {
    ...(from && { from }),
    ...(to && { to }),
    ...(countries && { countries }),
    ...(goods && { goods }),
    ...(not_goods && { notGoods: not_goods }),
    ...(mode && { mode }),
    ...(registered !== undefined && { registered }),
    ...(Object.keys(bounds).length > 0 && { value: { of: row.value_of ?? "goods", ...bounds } }),
  };
}
