import { m } from "#app/messages/m.ts";
import { weekday } from "#app/ui/format.ts";

type Props = { day: string; today: () => void };

/** A shared or kept address asks for a day that is over: its prices stay, and the way to today's stands beside. */
export function PastDay({ day, today }: Props) {
  return (
    <p className="mt-4 flex flex-wrap items-baseline gap-x-3 rounded-lg bg-sunken px-4 py-3 text-[15px] print:hidden">
      {m.past_day({ day: weekday(day) })}
      <button type="button" className="min-h-9 font-semibold text-link" onClick={today}>
        {m.past_day_today()}
      </button>
    </p>
  );
}
