import type { ReactNode } from "react";
import { m } from "#app/messages/m.ts";
import { pressEarly } from "#app/platform/early-input.ts";
import { Icon } from "#app/ui/icon.tsx";
import { OwnCurrencyAmount } from "#app/ui/own-currency.tsx";
import { formatMoney, formatWorkingDays, joinClauses, joinSentences } from "#app/ui/format.ts";
import type { Quote } from "#rating/answer.ts";
import { getTransitDays } from "#rating/answer.ts";
import { convertForDisplay } from "../format/money.ts";
import { explainReason } from "../format/reasons.ts";
import { formatArrival } from "../timeline/journey-text.ts";
import { useCalculatorStore } from "../store/use-calculator.ts";
import type { Results } from "./results.ts";

/** How the rows of a table are drawn: its head, the bar of a line, what stands below. */
export type Timetable = {
  head: ReactNode;
  draw: (quote: Quote) => ReactNode;
  /** What stands below a price, in place of what the line wins. */
  note?: (quote: Quote) => { text: string; good: boolean } | undefined;
  /** Below the rows what their marks mean, below what is opened all else. */
  legend?: ReactNode;
  foot: ReactNode;
};

/** Columns that head and rows share: name, axis, price, chevron; on a phone the axis has a row of its own. */
export const rowGrid =
  "grid grid-cols-[1fr_auto_1.5rem] gap-x-2 sm:grid-cols-[9.5rem_1fr_5.5rem_2rem] sm:gap-x-0 md:grid-cols-[13rem_1fr_7.5rem_2rem]";

type Props = {
  quote: Quote;
  results: Results;
  timetable: Timetable;
  open: boolean;
  /** Whether Tab reaches it: rows beside each other are one stop, with arrow keys. */
  stop: boolean;
  /** Missing in what is only shown. */
  onToggle: (() => void) | undefined;
};

/** One line as a row: name and days, its place on the axis, price. It opens to its rule. */
export function QuoteRow({ quote, results, timetable, open, stop, onToggle }: Props) {
  const { page, names } = useCalculatorStore();
  const { form, listBadges, describeBoxPrice } = results;
  const { service, transit, total, currency } = quote;
  // why it takes the shipment no longer: the quote is then that of a moment ago
  const refusal = results.refused.get(service);
  const given = timetable.note?.(quote);
  const days = formatWorkingDays(getTransitDays(transit));
  const price = convertForDisplay(total, currency, form.currency, page.reference);
  const note = refusal ? undefined : describeBoxPrice(quote);
  const words = given
    ? [given]
    : refusal
      ? []
      : listBadges(quote).map((text) => ({ text, good: text === m.badge_cheapest() }));
  const marks = words.map(({ text, good }) => (
    <span key={text} className={`block ${good ? "text-good" : "text-quiet"}`}>
      {text}
    </span>
  ));
  const className = `quote-row ${rowGrid} w-full items-start text-start ${refusal ? "text-quiet" : ""}`;
  const cells = (
    <>
      <span className="min-w-0 pt-3">
        <span className="flex flex-wrap items-baseline gap-x-2 text-[1.0625rem] leading-6 font-semibold max-[16rem]:text-sm">
          <span>{names.service(service).name}</span>
          <span className="flex gap-2 text-[0.8125rem] sm:hidden">{marks}</span>
        </span>
        <span aria-hidden="true" className="block text-[0.8125rem] leading-[1.125rem] text-quiet">
          {days}
        </span>
        {!refusal && <span className="sr-only">{joinClauses([days, formatArrival(transit)])}</span>}
      </span>
      <span className="relative order-last col-span-3 min-h-[4rem] self-stretch max-[16rem]:min-h-[5rem] sm:order-none sm:col-span-1">
        {refusal ? (
          <span className="block pb-3 text-[0.9375rem] sm:pt-3">
            {joinSentences(refusal.reasons.map((reason) => explainReason(reason, form.units, names)))}
          </span>
        ) : (
          timetable.draw(quote)
        )}
      </span>
      <span className={`pt-3 pb-2 text-end tabular-nums ${onToggle ? "" : "col-span-2"}`}>
        {refusal ? (
          <span aria-hidden="true">–</span>
        ) : (
          <span className="block text-lg leading-6 font-semibold" data-total>
            {price}
          </span>
        )}
        <span className="flex flex-wrap items-baseline justify-end gap-x-2">
          {!refusal && price === formatMoney(total, currency) && (
            <OwnCurrencyAmount amount={total} currency={currency} className="text-[0.9375rem] font-semibold" />
          )}
          {note && <span className="text-[0.8125rem] leading-[1.125rem] text-quiet">{note}</span>}
          {marks.length > 0 && (
            <span className="hidden text-[0.8125rem] leading-[1.125rem] font-semibold sm:block" aria-hidden="true">
              {marks}
            </span>
          )}
        </span>
      </span>
    </>
  );
  return (
    <div
      data-moves={service}
      className={`relative border-b border-line before:absolute before:inset-y-2 before:-start-3.5 before:w-[3px] before:rounded-full ${open ? "before:bg-route" : ""} print:break-inside-avoid`}
    >
      <h3>
        {onToggle ? (
          <button
            ref={pressEarly}
            type="button"
            aria-expanded={open}
            aria-controls={`quote-${service}`}
            tabIndex={stop ? undefined : -1}
            onClick={onToggle}
            className={className}
          >
            {cells}
            <Icon
              name="lucide:chevron-down"
              className={`mt-3 justify-self-end text-quiet print:hidden ${open ? "rotate-180" : ""}`}
            />
          </button>
        ) : (
          <span className={className}>{cells}</span>
        )}
      </h3>
    </div>
  );
}
