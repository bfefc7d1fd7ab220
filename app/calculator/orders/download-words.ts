import type { CalculatorNames } from "../names.ts";
import { csvHeads } from "./csv-heads.ts";
import { ruleKey } from "./invoice/rule-key.ts";
import { ruleText } from "./invoice/rule-text.ts";
import type { DownloadWords } from "./messages.ts";
import { notesOf } from "./refused-text.ts";
import { rowsInState } from "./rows-in-state.ts";
import { unreadText } from "./unread-text.ts";
import type { ResultPhase } from "./phase.ts";
import { m } from "#app/messages/m.ts";
import { currencyText } from "../currency-text.ts";

/** The words of a download in the language of the page. */
export function downloadWords({ result, invoice, split, table }: ResultPhase, names: CalculatorNames): DownloadWords {
  const { services, unread, refused, countries } = result;
  const unreadGroups = unread.groups.map((group) => ({ rows: group.rows, text: unreadText(group) }));
  return {
    heads: csvHeads(split, result.currency, table.units.weight),
    services: Object.fromEntries(services.map(({ service }) => [service, names.service(service).name])),
    prices: Object.fromEntries(
      services.map(({ service }) => [
        service,
        m.csv_line_price({ line: names.service(service).name, currency: currencyText(result.currency) }),
      ]),
    ),
    countries: Object.fromEntries([...new Set(countries)].map((code) => [code, names.country(code)])),
    rules: Object.fromEntries((invoice?.groups ?? []).map(({ rule }) => [ruleKey(rule), ruleText(rule, names)])),
    notes: notesOf({ unread: unreadGroups, refused: refused.groups }, rowsInState(result, "left-out"), names),
  };
}
