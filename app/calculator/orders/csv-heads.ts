import { m } from "#app/messages/m.ts";
import type { Split } from "./splits.ts";

/** Names of the columns of the priced orders, in the language of the page: the worker that writes them has no messages. */
export function csvHeads(split: Split, currency: string): Record<string, string> {
  const chosen = { cheapest: m.csv_cheapest, fastest: m.csv_fastest, within: m.csv_within }[split]();
  return {
    row: m.csv_row(),
    order: m.csv_order(),
    country: m.csv_country(),
    weight: m.csv_weight(),
    line: m.csv_line({ split: chosen }),
    total: m.csv_total({ split: chosen, currency }),
    billed: m.csv_billed({ currency }),
    expected: m.csv_expected({ currency }),
    difference: m.csv_difference({ currency }),
    rule: m.csv_rule(),
  };
}
