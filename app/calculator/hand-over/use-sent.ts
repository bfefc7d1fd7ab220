import { useEffect, useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { fromQuery, toQuery } from "../address.ts";
import { type FormStart, type FormState, startState } from "../form-state.ts";
import { isDay } from "#rating/calendar/days.ts";

/** In an address, the day on which somebody passed it on. */
export const sentParam = "sent";

/** A quote as it was passed on, and whether the form still asks for the same; how it is looked at changes nothing. */
export type Sent = { day: string; form: FormState; same: boolean };

/** The quote that an address brought along, kept while its reader tries other figures. */
export function useSent(given: FormStart, state: FormState): Sent | undefined {
  const start = useMemo(() => startState(given), [given]);
  const [params] = useSearchParams();
  const [sent, setSent] = useState<Omit<Sent, "same">>();
  useEffect(() => {
    const day = params.get(sentParam) ?? "";
    if (isDay(day)) setSent({ day, form: fromQuery(params, start) });
  }, [params, start]);
  return sent && { ...sent, same: priced(sent.form, start) === priced(state, start) };
}

/** What the prices depend on. */
function priced(form: FormState, start: FormState): string {
  const { sort, service, units, currency } = start;
  return toQuery({ ...form, sort, service, units, currency }, start).toString();
}
