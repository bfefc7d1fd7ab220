import { m } from "#app/messages/m.ts";
import { formatUnit } from "#app/ui/measures.ts";
import { formatCurrency } from "../format/money.ts";
import type { CalculatorNames } from "../format/names.ts";
import { explainReason } from "../format/reasons.ts";
import type { WeightUnit } from "../parse/weight.ts";
import { getRuleKey } from "./invoice/types.ts";
import type { ResultPhase } from "./phase.ts";
import { type Split, withinDays } from "./pricing/splits.ts";
import { describeRefusedGroup, describeRule, describeUnread } from "./views/orders-text.ts";
import { type DownloadWords, type OrdersResult, type PassedOver, type RowState, rowStates } from "./types.ts";

/** Names of the columns of the priced orders, in the language of the page: the worker that writes them has no messages. */
function getCsvHeadings(split: Split, currency: string, unit: WeightUnit): Record<string, string> {
  const chosen = { cheapest: m.csv_cheapest, fastest: m.csv_fastest, within: m.csv_within }[split]({
    days: withinDays,
  });
  const said = formatCurrency(currency);
  return {
    row: m.csv_row(),
    order: m.csv_order(),
    country: m.csv_country(),
    country_name: m.csv_country_name(),
    postcode: m.csv_postcode(),
    parcels: m.csv_parcels(),
    goods: m.csv_goods(),
    weight: m.csv_weight({ unit: formatUnit(unit) }),
    size: m.csv_size(),
    line: m.csv_line({ split: chosen }),
    total: m.csv_total({ split: chosen, currency: said }),
    delivery_from: m.csv_delivery_from(),
    delivery_to: m.csv_delivery_to(),
    note: m.csv_note(),
    corrected: m.csv_corrected(),
    yes: m.csv_yes(),
    billed: m.csv_billed({ currency: said }),
    expected: m.csv_expected({ currency: said }),
    difference: m.csv_difference({ currency: said }),
    rule: m.csv_rule(),
  };
}

/** The rows of one state, from 0. */
export function filterRowsByState({ states }: Pick<OrdersResult, "states">, state: RowState): number[] {
  const wanted = rowStates.indexOf(state);
  return [...states.keys()].filter((row) => states[row] === wanted);
}

/** The words of a download in the language of the page. */
export function collectDownloadTexts(
  { result, invoice, split, table }: ResultPhase,
  names: CalculatorNames,
  passedOver: readonly PassedOver[] = [],
): DownloadWords {
  const { services, countries } = result;
  return {
    heads: getCsvHeadings(split, result.currency, table.units.weight),
    services: Object.fromEntries(services.map((service) => [service, names.service(service).name])),
    prices: Object.fromEntries(
      services.map((service) => [
        service,
        m.csv_line_price({ line: names.service(service).name, currency: formatCurrency(result.currency) }),
      ]),
    ),
    countries: Object.fromEntries([...new Set(countries)].map((code) => [code, names.country(code)])),
    rules: Object.fromEntries((invoice?.groups ?? []).map(({ rule }) => [getRuleKey(rule), describeRule(rule, names)])),
    notes: collectRowNotes(result, names, passedOver),
  };
}

/** Why rows have no price, or no lower one, by row. */
function collectRowNotes(
  result: OrdersResult,
  names: CalculatorNames,
  passedOver: readonly PassedOver[],
): Map<number, string> {
  const notes = new Map<number, string>();
  for (const { service, reason, rows } of passedOver) {
    const label = names.service(service).name;
    const note = m.labelled({ label, text: explainReason(reason, "metric", names) });
    for (const row of rows) notes.set(row, note);
  }
  for (const group of result.unread.groups) for (const row of group.rows) notes.set(row, describeUnread(group));
  for (const group of result.refused.groups)
    for (const [at, row] of group.rows.entries()) notes.set(row, describeRefusedGroup(group, names, at));
  for (const row of filterRowsByState(result, "left-out")) notes.set(row, m.state_left());
  for (const row of filterRowsByState(result, "incomplete")) notes.set(row, m.incomplete_why());
  for (const { kind, rows } of result.notes.noOrders)
    for (const row of rows) notes.set(row, kind === "void" ? m.unsent_why() : m.state_no_order());
  return notes;
}
