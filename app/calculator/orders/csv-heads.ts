import { m } from "#app/messages/m.ts";
import type { WeightUnit } from "../weight-unit.ts";
import { type Split, withinDays } from "./splits.ts";
import { unitText } from "#app/ui/unit-text.ts";
import { currencyText } from "../currency-text.ts";

/** Names of the columns of the priced orders, in the language of the page: the worker that writes them has no messages. */
export function csvHeads(split: Split, currency: string, unit: WeightUnit): Record<string, string> {
  const chosen = { cheapest: m.csv_cheapest, fastest: m.csv_fastest, within: m.csv_within }[split]({
    days: withinDays,
  });
  const said = currencyText(currency);
  return {
    row: m.csv_row(),
    order: m.csv_order(),
    country: m.csv_country(),
    country_name: m.csv_country_name(),
    postcode: m.csv_postcode(),
    weight: m.csv_weight({ unit: unitText(unit) }),
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
