import type { ReactNode } from "react";
import type { Quote } from "#rating/answer.ts";
import { daysOnTheWay } from "#rating/transit.ts";
import type { CalculatorPage } from "#catalog/views/pages.ts";
import { m } from "#app/messages/m.ts";
import { Icon } from "#app/ui/icon.tsx";
import { workingDays } from "#app/ui/working-days.ts";
import { InOwnCurrency } from "#app/ui/in-own-currency.tsx";
import { displayMoney } from "../display-money.ts";
import type { FormState } from "../form-state.ts";
import { arrivalText } from "../time-axis/arrival-text.ts";
import { rowGrid } from "./row-grid.ts";
import { clauses } from "#app/ui/joined.ts";

type Props = {
  quote: Quote;
  name: string;
  badges: readonly string[];
  note: string | undefined;
  open: boolean;
  onToggle: () => void;
  page: Pick<CalculatorPage, "reference">;
  state: Pick<FormState, "currency">;
  /** Whether its place on the axis is drawn, and not only told. */
  drawn: boolean;
  /** Its place on the axis of all rows. */
  children: ReactNode;
};

/** One line as a row: name and days, its place on the axis, price. It opens to its rule. */
export function QuoteRow({ quote, name, badges, note, open, onToggle, page, state, drawn, children }: Props) {
  const { service, transit, total, currency } = quote;
  const days = workingDays(daysOnTheWay(transit));
  const price = displayMoney(total, currency, state.currency, page.reference);
  const marks = badges.map((badge) => (
    <span key={badge} className={`block ${badge === m.badge_cheapest() ? "text-good" : "text-quiet"}`}>
      {badge}
    </span>
  ));
  return (
    <div
      data-moves={service}
      className={`relative border-b border-line before:absolute before:inset-y-2 before:-start-3.5 before:w-[3px] before:rounded-full ${open ? "before:bg-route" : ""} print:break-inside-avoid`}
    >
      <h3>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={`quote-${service}`}
          onClick={onToggle}
          className={`${rowGrid} w-full items-start text-start`}
        >
          <span className="min-w-0 pt-3">
            <span className="flex flex-wrap items-baseline gap-x-2 text-[17px] leading-6 font-semibold">
              {name}
              <span className="flex gap-2 text-[13px] sm:hidden">{marks}</span>
            </span>
            {drawn && <span className="hidden text-[13px] leading-[18px] text-quiet sm:block">{days}</span>}
            <span className="sr-only">{clauses([days, arrivalText(transit)])}</span>
          </span>
          <span
            className={`relative order-last col-span-3 self-stretch sm:order-none sm:col-span-1 ${drawn ? "min-h-17" : ""}`}
          >
            {children}
          </span>
          <span className="pt-3 pb-2 text-end tabular-nums">
            <span className="block text-lg leading-6 font-semibold" data-total>
              {price.shown}
            </span>
            {!price.own && <InOwnCurrency amount={total} currency={currency} className="text-[15px] font-semibold" />}
            {note && <span className="block text-[13px] leading-[18px] text-quiet">{note}</span>}
            {price.own && <span className="block text-[13px] leading-[18px] text-quiet">{price.own}</span>}
            <span className="hidden text-[13px] leading-[18px] font-semibold sm:block" aria-hidden="true">
              {marks}
            </span>
          </span>
          <Icon
            name="lucide:chevron-down"
            className={`mt-3 justify-self-end text-quiet print:hidden ${open ? "rotate-180" : ""}`}
          />
        </button>
      </h3>
    </div>
  );
}
