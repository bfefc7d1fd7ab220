import { useMemo, useRef } from "react";
import type { Answer, Quote, Refusal } from "#rating/answer.ts";
import type { Shipment } from "#rating/shipment/shipment.ts";
import type { QuoteRequest } from "../store/calculator-store.ts";

/** The lines that have begun to refuse since they were quoted, by their service. */
export type RefusedLines = ReadonlyMap<string, Refusal>;

/**
 * A line that begins to refuse keeps its place with the quote that it had, and has its reason beside it, so that it can
 * come back to where it was: `answers` have that quote in place of the refusal. Another destination begins anew, and so
 * does the page when it comes to life: nobody has asked for the example that it was served with.
 */
export function useHeldLines(
  { form: { from, to }, ready }: Pick<QuoteRequest, "form" | "ready">,
  { answers }: { shipment: Shipment; answers: readonly Answer[] },
): { answers: readonly Answer[]; refused: RefusedLines } {
  const known = useRef({ place: "", quotes: new Map<string, Quote>() });
  const place = `${from} ${to} ${ready}`;
  return useMemo(() => {
    if (known.current.place !== place) known.current = { place, quotes: new Map() };
    const { quotes } = known.current;
    for (const answer of answers) if (answer.available) quotes.set(answer.service, answer);
    // where no line is left, what would be accepted is said instead
    if (!answers.some(({ available }) => available)) return { answers, refused: new Map() };
    const refused = new Map<string, Refusal>();
    const shown = answers.map((answer) => {
      const before = quotes.get(answer.service);
      if (answer.available || !before) return answer;
      refused.set(answer.service, answer);
      return before;
    });
    return { answers: shown, refused };
  }, [answers, place]);
}
