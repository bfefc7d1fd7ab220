import { useEffect, useMemo, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { findOpenDay } from "#rating/calendar/calendar.ts";
import type { CalculatorPage } from "#catalog/page-data.ts";
import { m } from "#app/messages/m.ts";
import { useToday } from "#app/platform/hydration.ts";
import { useRestoreEarlyInput } from "#app/platform/early-input.ts";
import { hydrateLazily } from "#app/ui/hydrate-lazily.tsx";
import { Field } from "../../form/field.tsx";
import { fromQuery } from "../../store/address.ts";
import { startState } from "../../store/form-state.ts";
import { buildCalculatorNames } from "../../format/names.ts";
import { formatCurrency } from "../../format/money.ts";

// day and terms can be chosen before the rate engine is there
const OrdersPanel = hydrateLazily(() => import("./orders-panel.tsx").then(({ default: Part }) => Part));

/** Order files with what all orders of a file have in common: day, terms, currency, and goods where no column says them. */
export function OrderImportLink({ page }: { page: CalculatorPage }) {
  const [state, setState] = useState(() => startState(page.start));
  // nothing can be handed over while the hub is shut
  const today = findOpenDay(page.reference.calendar, state.from, useToday(page.today));
  const names = useMemo(() => buildCalculatorNames(page), [page]);
  // what was typed on another page of the calculator came along in the address
  const [params] = useSearchParams();
  const asked = params.toString();
  const read = useRef("");
  const take = () => {
    if (read.current === asked) return;
    read.current = asked;
    setState(fromQuery(new URLSearchParams(asked), startState(page.start)));
  };
  const part = useRestoreEarlyInput<HTMLDivElement>(take);
  useEffect(take);
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
                {formatCurrency(currency)}
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
