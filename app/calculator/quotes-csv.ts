import type { Answer } from "#rating/answer.ts";
import { formulaText } from "#rating/formula.ts";
import { minorDigits } from "#rating/money.ts";
import { lineLabel } from "./line-label.ts";
import type { CalculatorNames } from "./names.ts";
import { csvCell } from "./orders/csv.ts";

/** The quotes as CSV, a row a line of each: what a spreadsheet can add up again. */
export function quotesCsv(answers: readonly Answer[], names: CalculatorNames): string {
  const rows = answers.flatMap((answer) => {
    if (!answer.available) return [];
    const { currency, transit } = answer;
    const amount = (minor: number) => (minor / 10 ** minorDigits(currency)).toFixed(minorDigits(currency));
    const service = names.service(answer.service).name;
    const lines = answer.lines.map((line) => [
      service,
      lineLabel(line),
      formulaText(line.formula),
      amount(line.amount),
      currency,
      transit.earliest,
      transit.latest,
    ]);
    return [...lines, [service, "Total", "", amount(answer.total), currency, transit.earliest, transit.latest]];
  });
  const head = ["service", "line", "formula", "amount", "currency", "delivery_from", "delivery_to"];
  return `\uFEFF${[head, ...rows].map((row) => row.map(csvCell).join(",")).join("\r\n")}\r\n`;
}
