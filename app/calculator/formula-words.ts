import { type Formula, formulaText } from "#rating/formula.ts";
import { m } from "#app/messages/m.ts";
import { date } from "#app/ui/format.ts";
import { unitText } from "#app/ui/unit-text.ts";
import { currencyText } from "./currency-text.ts";

/** What spreadsheets call these; see `rating/formula.ts`. */
const functions: Readonly<Record<string, () => string>> = {
  max: m.sign_max,
  min: m.sign_min,
  round: m.sign_round,
  roundup: m.sign_roundup,
  rounddown: m.sign_rounddown,
};

/**
 * A formula as the language of the page writes it, with its units, currencies, days and brackets:
 * `1.5 kg × 6.59 USD/kg`, `1.5 公斤 × 6.59 美元/公斤`. The numbers are those of the formula.
 */
export function formulaWords(formula: Formula): string {
  const words = formulaText(formula)
    .replaceAll(/([\d.]+) W\/M/g, (_, amount: string) => m.revenue_tons({ amount }))
    .replaceAll(/[A-Za-z]+[²³]?/g, wordText)
    .replaceAll(/\d{4}-\d\d-\d\d/g, (day) => date(day, "short"))
    .replaceAll("; ", m.between_groups());
  const [open = "", close = ""] = m.noted({ text: "", note: "\n" }).split("\n");
  return open.endsWith("(") ? words : words.replaceAll(/ ?\(/g, open).replaceAll(/\) ?/g, close);
}

function wordText(word: string): string {
  return functions[word]?.() ?? currencyText(unitText(word));
}
