import { m } from "#app/messages/m.ts";
import type { WeightUnit } from "./columns.ts";
import { type Split, withinDays } from "./splits.ts";

/** Names of the columns of the priced orders, in the language of the page: the worker that writes them has no messages. */
export function csvHeads(split: Split, currency: string, unit: WeightUnit): Record<string, string> {
  const chosen = { cheapest: m.csv_cheapest, fastest: m.csv_fastest, within: m.csv_within }[split]({
    days: withinDays,
  });
  return {
    row: m.csv_row(),
    order: m.csv_order(),
    country: m.csv_country(),
    country_name: m.csv_country_name(),
    postcode: m.csv_postcode(),
    weight: m.csv_weight({ unit }),
    size: m.csv_size(),
    line: m.csv_line({ split: chosen }),
    total: m.csv_total({ split: chosen, currency }),
    delivery_from: m.csv_delivery_from(),
    delivery_to: m.csv_delivery_to(),
    note: m.csv_note(),
    corrected: m.csv_corrected(),
    yes: m.csv_yes(),
    billed: m.csv_billed({ currency }),
    expected: m.csv_expected({ currency }),
    difference: m.csv_difference({ currency }),
    rule: m.csv_rule(),
  };
}
