import { m } from "#app/messages/m.ts";
import { date } from "#app/ui/format.ts";
import { type DayOrder, dayOrders, readDay } from "./read-day.ts";

type Props = {
  /** A day that means two. */
  text: string;
  /** The heading of its column. */
  column: string;
  chosen: DayOrder | undefined;
  onChoose: (order: DayOrder) => void;
};

/** Asks once for all rows which day `03/11/2026` is. */
export function DayChoice({ text, column, chosen, onChoose }: Props) {
  return (
    <fieldset className="mt-3">
      <legend className="text-xl font-semibold">
        {m.days_title({ text })} <span className="text-base font-normal text-quiet">{column}</span>
      </legend>
      <div className="mt-3 flex flex-wrap gap-3">
        {dayOrders.map((order) => (
          <label
            key={order}
            className="flex min-h-11 cursor-pointer items-center gap-2 rounded-lg border border-control px-4 has-checked:border-ink has-checked:bg-sunken"
          >
            <input type="radio" name="days" checked={chosen === order} onChange={() => onChoose(order)} />
            <span className="tabular-nums">{date(readDay(text, order) ?? "")}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
