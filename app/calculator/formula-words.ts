import { type Formula, formulaText, type FormulaWords, type RoundingMode } from "#rating/formula.ts";
import { m } from "#app/messages/m.ts";
import { date } from "#app/ui/format.ts";
import { list } from "#app/ui/joined.ts";
import { unitText } from "#app/ui/unit-text.ts";
import { currencyText } from "./currency-text.ts";

const rounded: Readonly<Record<RoundingMode, (inputs: { text: string; to: string }) => string>> = {
  "half-up": m.formula_round,
  up: m.formula_roundup,
  down: m.formula_rounddown,
};

/** A choice and a rounding as a person says them. */
const said: FormulaWords = {
  choice: (op, parts) => {
    const inputs = { first: list(parts.slice(0, -1)), last: parts.at(-1) ?? "" };
    return op === "max" ? m.formula_max(inputs) : m.formula_min(inputs);
  },
  rounding: (mode, text, to) => rounded[mode]({ text, to }),
  open: true,
};

/**
 * A formula as the language of the page writes it, with its units, currencies, days and brackets:
 * `1.5 kg × 6.59 USD/kg`, `1.5 公斤 × 6.59 美元/公斤`, `the greater of 4.00 USD and 0.5% × 900.00 USD`. The numbers are
 * those of the formula.
 */
export function formulaWords(formula: Formula): string {
  const words = formulaText(formula, said)
    .replaceAll(/([\d.]+) W\/M/g, (_, amount: string) => m.revenue_tons({ amount }))
    .replaceAll(/[A-Za-z]+[²³]?/g, wordText)
    .replaceAll("40HC", () => m.way_40hc())
    .replaceAll(/\d{4}-\d\d-\d\d/g, (day) => date(day, "short"));
  const [open = "", close = ""] = m.noted({ text: "", note: "\n" }).split("\n");
  return open.endsWith("(") ? words : words.replaceAll(/ ?\(/g, open).replaceAll(/\) ?/g, close);
}

function wordText(word: string): string {
  return currencyText(unitText(word));
}
