import { m } from "#app/messages/m.ts";
import { date } from "#app/ui/format.ts";
import type { Sent } from "./use-sent.ts";

/** To whom a quote was passed on: whose day it has, and after changes the way back to it. */
export function SentNote({ sent: { day, same }, onBack }: { sent: Sent; onBack: () => void }) {
  const on = date(day);
  return (
    <p className="mb-3 text-sm text-quiet print:hidden">
      {same ? m.sent_quote({ date: on }) : m.sent_changed({ date: on })}
      {!same && (
        <>
          {m.between_sentences()}
          <button
            type="button"
            className="min-h-6 font-semibold text-link underline underline-offset-4"
            onClick={onBack}
          >
            {m.sent_back()}
          </button>
        </>
      )}
    </p>
  );
}
