import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { m } from "#app/messages/m.ts";
import { formatDate } from "#app/ui/format.ts";
import { isDay } from "#rating/calendar/calendar.ts";
import { sentParam } from "../store/address.ts";

type Props<Form> = {
  form: Form;
  read: (query: URLSearchParams) => Form;
  /** Whether two forms ask for the same prices, however they are looked at. */
  isSame: (one: Form, other: Form) => boolean;
  onBack: (sent: Form) => void;
};

/**
 * To whom a quote was passed on: whose day it has, and after changes the way back to it. It is kept while its reader
 * tries other figures; how it is looked at changes nothing.
 */
export function SharedQuoteBanner<Form>({ form, read, isSame, onBack }: Props<Form>) {
  const [params] = useSearchParams();
  const [shared, setShared] = useState<URLSearchParams>();
  useEffect(() => {
    if (isDay(params.get(sentParam) ?? "")) setShared(params);
  }, [params]);
  if (!shared) return null;
  const sent = read(shared);
  const date = formatDate(shared.get(sentParam) ?? "");
  const same = isSame(sent, form);
  return (
    <p className="mb-3 text-sm text-quiet print:hidden">
      <span>{same ? m.sent_quote({ date }) : m.sent_changed({ date })}</span>
      {!same && (
        <span>
          {m.between_sentences()}
          <button
            type="button"
            className="min-h-6 font-semibold text-link underline underline-offset-4"
            onClick={() => onBack(sent)}
          >
            {m.sent_back()}
          </button>
        </span>
      )}
    </p>
  );
}
