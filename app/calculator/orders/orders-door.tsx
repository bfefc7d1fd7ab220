import { useMemo, useState } from "react";
import { openDay } from "#rating/calendar/open-day.ts";
import type { CalculatorPage } from "#catalog/views/pages.ts";
import { m } from "#app/messages/m.ts";
import { withMessages } from "#app/messages/with-messages.ts";
import { useToday } from "#app/platform/use-today.ts";
import { useTypedEarly } from "#app/platform/use-typed-early.ts";
import { below } from "#app/ui/below.tsx";
import { Field } from "../field.tsx";
import { startState } from "../form-state.ts";
import { namesOf } from "../names.ts";
import { currencyText } from "../currency-text.ts";

// day and terms can be chosen before the rate engine is there
const OrdersPanel = below(
  withMessages("calculator/orders/orders-panel", () => import("./orders-panel.tsx").then(({ default: Part }) => Part)),
);

/** Order files with what all orders of a file have in common: day, terms, currency, and goods where no column says them. */
export function OrdersDoor({ page }: { page: CalculatorPage }) {
  const [state, setState] = useState(() => startState(page.start));
  // nothing can be handed over while the hub is shut
  const today = openDay(page.reference.calendar, state.from, useToday(page.today));
  const names = useMemo(() => namesOf(page), [page]);
  const part = useTypedEarly<HTMLDivElement>();
  const set = (name: "date" | "currency" | "goods") => (value: string) => setState({ ...state, [name]: value });
  return (
    <>
      <div ref={part} className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4 print:hidden">
        <Field id="orders-date" label={m.field_date()}>
          <input
            type="date"
            className="field"
            value={state.date || today}
            onChange={({ target }) => set("date")(target.value)}
          />
        </Field>
        <Field id="orders-currency" label={m.field_currency()}>
          <select className="field" value={state.currency} onChange={({ target }) => set("currency")(target.value)}>
            {page.currencies.map((currency) => (
              <option key={currency} value={currency}>
                {currencyText(currency)}
              </option>
            ))}
          </select>
        </Field>
        <Field id="orders-goods" label={m.field_goods()}>
          <select className="field" value={state.goods} onChange={({ target }) => set("goods")(target.value)}>
            {page.goods.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        </Field>
        <Field id="orders-terms" label={m.field_terms()}>
          <select
            className="field"
            value={state.terms}
            onChange={({ target }) => setState({ ...state, terms: target.value === "DDP" ? "DDP" : "DAP" })}
          >
            <option value="DAP">{m.terms_dap()}</option>
            <option value="DDP">{m.terms_ddp()}</option>
          </select>
        </Field>
      </div>
      <OrdersPanel page={page} state={state} names={names} today={today} />
    </>
  );
}
