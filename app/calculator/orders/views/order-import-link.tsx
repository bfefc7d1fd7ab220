import { useEffect, useMemo, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { findOpenDay } from "#rating/calendar/calendar.ts";
import type { CalculatorPage } from "#catalog/page-data.ts";
import { m } from "#app/messages/m.ts";
import { useHandoverDay } from "#app/platform/hydration.ts";
import { useRestoreEarlyInput } from "#app/platform/early-input.ts";
import { hydrateLazily } from "#app/ui/hydrate-lazily.tsx";
import { FoldTitle } from "#app/ui/fold.tsx";
import { formatDate } from "#app/ui/format.ts";
import { Field, Options } from "../../form/field.tsx";
import { fromQuery } from "../../store/address.ts";
import { type FieldName, fields, type FormState, keepOfferedCurrency, startState } from "../../store/form-state.ts";
import { buildCalculatorNames } from "../../format/names.ts";
import { formatCurrency } from "../../format/money.ts";

// day and terms can be chosen before the rate engine is there
const OrdersPanel = hydrateLazily(() => import("./orders-panel.tsx").then(({ default: Part }) => Part));

/** What was chosen for the file that is open, for who comes back from another page. */
let kept: { asked: string; state: FormState } | undefined;

type Choices = [name: FieldName, label: string, offered: (readonly [value: string, text: string])[]];

/** Order files with what all orders of a file have in common: day, terms, currency, and goods where no column says them. */
export function OrderImportLink({ page }: { page: CalculatorPage }) {
  // what was typed on another page of the calculator came along in the address
  const [params] = useSearchParams();
  const asked = params.toString();
  const [state, setOwn] = useState(() => (kept?.asked === asked ? kept.state : startState(page.start)));
  const setState = (next: FormState) => {
    kept = { asked, state: next };
    setOwn(next);
  };
  // nothing can be handed over while the hub is shut
  const today = findOpenDay(page.reference.calendar, state.from, useHandoverDay(page.today));
  const names = useMemo(() => buildCalculatorNames(page), [page]);
  const read = useRef(kept?.asked === asked ? asked : "");
  const take = () => {
    if (read.current === asked) return;
    read.current = asked;
    setState(keepOfferedCurrency(fromQuery(new URLSearchParams(asked), startState(page.start)), page));
  };
  const part = useRestoreEarlyInput<HTMLDivElement>(take);
  useEffect(take);
  // what they hold before anybody chooses; the page in the other language is told the rest
  const first = startState(page.start);
  const goods = page.goods.find(({ id }) => id === state.goods)?.label ?? "";
  const who = state.terms === "DDP" ? m.term_ddp() : m.term_dap();
  const choices: readonly Choices[] = [
    ["currency", m.field_currency(), page.currencies.map((currency) => [currency, formatCurrency(currency)])],
    ["goods", m.field_goods(), page.goods.map(({ id, label }) => [id, label])],
    [
      "terms",
      m.field_terms(),
      [
        ["DAP", m.terms_dap()],
        ["DDP", m.terms_ddp()],
      ],
    ],
  ];
  const set = <Name extends FieldName>(name: Name, text: string) => {
    const next = { ...state };
    next[name] = fields[name].read(text) ?? next[name];
    setState(next);
  };
  return (
    <div>
      <details className="group/fold border-y border-line print:hidden">
        <FoldTitle className="phrased min-h-11 py-2 text-sm">
          {m.orders_for({
            terms: [formatDate(state.date || today), formatCurrency(state.currency), goods, who].join(" · "),
          })}
        </FoldTitle>
        <div ref={part} className="grid gap-4 pb-5 sm:grid-cols-2 lg:grid-cols-4">
          <Field id="orders-date" label={m.field_date()}>
            <input
              type="date"
              className="field"
              value={state.date || today}
              data-kept={today}
              onChange={({ target }) => set("date", target.value)}
            />
          </Field>
          {choices.map(([name, label, offered]) => (
            <Field key={name} id={`orders-${name}`} label={label}>
              <select
                className="field"
                value={state[name]}
                data-kept={first[name]}
                onChange={({ target }) => set(name, target.value)}
              >
                <Options choices={offered} />
              </select>
            </Field>
          ))}
        </div>
      </details>
      <OrdersPanel page={page} state={state} names={names} today={today} />
    </div>
  );
}
