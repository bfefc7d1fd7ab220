import { Suspense, useCallback, useDeferredValue, useMemo, useRef, useState } from "react";
import { openDay } from "#rating/calendar/open-day.ts";
import type { DutyQuestion } from "#rating/duties/answer.ts";
import type { CalculatorPage } from "#catalog/views/pages.ts";
import { lazyWithMessages } from "#app/messages/lazy-with-messages.ts";
import { m } from "#app/messages/m.ts";
import { withMessages } from "#app/messages/with-messages.ts";
import { useLater } from "#app/platform/use-later.ts";
import { useToday } from "#app/platform/use-today.ts";
import { below } from "#app/ui/below.tsx";
import { CalculatorForm } from "./calculator-form.tsx";
import { FreightSection } from "./freight/freight-section.tsx";
import { freightCountries } from "./freight/freight-countries.ts";
import { freightOfParcels } from "./freight/freight-of-parcels.ts";
import type { FormState } from "./form-state.ts";
import { SentNote } from "./hand-over/sent-note.tsx";
import { useSent } from "./hand-over/use-sent.ts";
import { namesOf } from "./names.ts";
import { OrdersSection } from "./orders/orders-section.tsx";
import { postcodesOf } from "./postcodes.ts";
import { readShipment } from "./read-shipment.ts";
import { rebased } from "./rebased.ts";
import { ShipmentSummary } from "./shipment-summary.tsx";
import { handOverText, shipmentText } from "./shipment-text.ts";
import { shownProblems, useTyping } from "./use-typing.ts";
import { untilReady } from "./until-ready.ts";
import { useFormState } from "./use-form-state.ts";

// the form works before the prices: they bring the rate engine
const Prices = below(
  withMessages("calculator/answered", () => import("./answered/prices.tsx").then(({ Prices: Part }) => Part)),
);
const Lowest = below(
  withMessages("calculator/answered", () => import("./answered/lowest.tsx").then(({ Lowest: Part }) => Part)),
);
const Further = below(
  withMessages("calculator/answered", () => import("./answered/further.tsx").then(({ Further: Part }) => Part)),
);
// only a phone's form is away from its answers
const LivePanel = lazyWithMessages("calculator/answered", () => import("./answered/live-panel.tsx"));

/** Form and answers. Everything is computed here, in the browser, as it is typed. */
export function Calculator({ page }: { page: CalculatorPage }) {
  const { state, ready, change, reset, form } = useFormState(page.start);
  const sent = useSent(page.start, state);
  const today = useToday(page.today);
  // nothing can be handed over while the hub is shut
  const next = openDay(page.reference.calendar, state.from, today);
  const names = useMemo(() => namesOf(page), [page]);
  const known = useMemo(
    () => ({
      countries: page.countries.map(({ code }) => code),
      postcodes: postcodesOf(page.countries),
      goods: page.goods.map(({ id }) => id),
      today: next,
    }),
    [page, next],
  );
  // typing is not held up by the answers
  const asked = useDeferredValue(state);
  const answered = useDeferredValue(ready);
  // what is chosen among answers that are a moment old must not undo what was typed since
  const now = useRef(state);
  now.current = state;
  const amend = useCallback((next: FormState) => change(rebased(now.current, asked, next)), [change, asked]);
  const { typing, watch } = useTyping();
  const { marked: problems, finish } = shownProblems(readShipment(state, known).problems, typing);
  const shipment = useMemo(() => readShipment(asked, known).shipment, [asked, known]);
  // prices come first; what stands below them follows
  const prices = useMemo(() => ({ shipment, asked }), [shipment, asked]);
  const after = useLater(prices);
  const [questions, setQuestions] = useState<readonly DutyQuestion[]>([]);
  const onQuestions = useCallback(
    (next: readonly DutyQuestion[]) =>
      setQuestions((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next)),
    [],
  );
  const [landed, setLanded] = useState<string>();
  // what somebody worked on last goes onto paper: parcels, or freight
  const [onFreight, setOnFreight] = useState(false);
  const toFreight = useCallback(() => setOnFreight(true), []);
  const toParcels = useCallback(() => setOnFreight(false), []);
  // on a phone the form gives way to the answers, unless something in it has to be mended
  const [edited, setEdited] = useState(false);
  const editing = edited || Object.keys(problems).length > 0;
  const edit = useCallback((open: boolean) => {
    setEdited(open);
    window.scrollTo({ top: 0 });
  }, []);
  // Enter in a field leads on to the answers, past what need not be asked
  const toPrices = useCallback(() => {
    edit(false);
    document.getElementById("prices")?.focus({ preventScroll: true });
  }, [edit]);
  // whoever goes to what stands below has done with the form
  const leaveForm = useCallback(() => setEdited(false), []);
  // a phone shows the form alone while it is edited
  const away = edited ? "max-sm:hidden" : "";
  const turn = useCallback(() => edit(!editing), [edit, editing]);
  const freight = useMemo(
    () => after.shipment && freightOfParcels(after.asked, after.shipment, freightCountries(page)),
    [after, page],
  );
  return (
    <>
      <div className="page-width print:hidden" onFocusCapture={toParcels} onPointerDownCapture={toParcels} {...watch}>
        <div
          className={`grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-14 ${away && "max-sm:min-h-[calc(100dvh-13rem)]"}`}
        >
          <div>
            <ShipmentSummary
              ready={ready}
              title={editing ? m.calculator_form() : shipmentText(state, names)}
              rest={editing ? undefined : handOverText(state, page, next)}
              action={editing ? m.form_done() : m.form_edit()}
              onAction={turn}
            />
            <CalculatorForm
              form={form}
              page={page}
              postcodes={known.postcodes}
              state={state}
              problems={problems}
              questions={questions}
              landed={landed}
              today={next}
              change={change}
              reset={reset}
              onDone={toPrices}
              onLeave={leaveForm}
              live={
                editing && (
                  <Suspense fallback={<div className="min-h-80 lg:hidden" />}>
                    <LivePanel after={after} now={now} page={page} names={names} change={change} />
                  </Suspense>
                )
              }
              className={editing ? "" : "max-lg:hidden"}
            />
          </div>
          <div
            id="prices"
            tabIndex={-1}
            onFocusCapture={({ target, currentTarget }) => target === currentTarget && leaveForm()}
            className={`${untilReady(ready)} scroll-mt-20 outline-none`}
          >
            <div className={away}>
              {sent && <SentNote sent={sent} onBack={() => change(sent.form)} />}
              <Prices
                ready={answered}
                shipment={shipment}
                page={page}
                asked={asked}
                names={names}
                finish={finish}
                leftOut={problems.value ?? problems.subheadings}
                today={today}
                change={amend}
              />
            </div>
          </div>
        </div>
        <Lowest
          ready={answered}
          shipment={shipment}
          page={page}
          currency={asked.currency}
          by={asked.by}
          today={today}
          finish={finish}
          chosen={
            asked.service && !editing ? { service: asked.service, name: names.service(asked.service).name } : undefined
          }
          action={editing ? m.form_show() : m.form_edit()}
          onAction={turn}
        />
      </div>
      <div className={`page-width ${away} ${onFreight ? "print:hidden" : ""}`} {...watch}>
        <Further
          shipment={after.shipment}
          page={page}
          asked={after.asked}
          state={state}
          known={known}
          problems={problems}
          names={names}
          today={today}
          change={change}
          onQuestions={onQuestions}
          onLanded={setLanded}
        />
      </div>
      <FreightSection
        page={page}
        names={names}
        today={after.asked.date || today}
        currency={after.asked.currency}
        given={freight}
        onUse={toFreight}
        paper={onFreight}
      />
      <OrdersSection page={page} state={after.asked} names={names} today={next} />
    </>
  );
}
