import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { m } from "#app/messages/m.ts";
import { formatDate } from "#app/ui/format.ts";
import { isDay } from "#rating/calendar/calendar.ts";
import { fromQuery, isSameRequest, sentParam } from "../store/address.ts";
import type { FormState } from "../store/form-state.ts";
import { useCalculator, useCalculatorStore } from "../store/use-calculator.ts";

/**
 * To whom a quote was passed on: whose day it has, and after changes the way back to it. It is kept while its reader
 * tries other figures; how it is looked at changes nothing.
 */
export function SharedQuoteBanner() {
  const { start, change } = useCalculatorStore();
  const form = useCalculator((snapshot) => snapshot.form);
  const [params] = useSearchParams();
  const [sent, setSent] = useState<{ day: string; form: FormState }>();
  useEffect(() => {
    const day = params.get(sentParam) ?? "";
    if (isDay(day)) setSent({ day, form: fromQuery(params, start) });
  }, [params, start]);
  if (!sent) return null;
  const date = formatDate(sent.day);
  const isSame = isSameRequest(sent.form, form);
  return (
    <p className="mb-3 text-sm text-quiet print:hidden">
      <span>{isSame ? m.sent_quote({ date }) : m.sent_changed({ date })}</span>
      {!isSame && (
        <span>
          {m.between_sentences()}
          <button
            type="button"
            className="min-h-6 font-semibold text-link underline underline-offset-4"
            onClick={() => change(sent.form)}
          >
            {m.sent_back()}
          </button>
        </span>
      )}
    </p>
  );
}
