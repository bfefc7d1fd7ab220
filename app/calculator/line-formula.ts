import type { Line } from "#rating/answer.ts";
import { formulaText } from "#rating/formula.ts";
import { m } from "#app/messages/m.ts";
import { lineLabel } from "./line-label.ts";

/** The formula of a line as a person reads it: amounts of other lines go by their names, not by the ids of the card. */
export function lineFormula({ formula }: Line, lines: readonly Line[]): string {
  return lines.reduce(
    (text, line) => (line.id ? text.replaceAll(` (${line.id})`, m.noted({ text: "", note: lineLabel(line) })) : text),
    formulaText(formula),
  );
}
