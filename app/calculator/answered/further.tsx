import { useCallback, useEffect, useMemo } from "react";
import type { DutyQuestion } from "#rating/duties/answer.ts";
import type { Shipment } from "#rating/shipment.ts";
import type { CalculatorPage } from "#catalog/views/pages.ts";
import { m } from "#app/messages/m.ts";
import { SectionBoundary } from "#app/ui/section-boundary.tsx";
import { useOwnCurrency } from "#app/ui/use-own-currency.ts";
import { planFrom } from "../deadline/journey-of.ts";
import { displayMoney } from "../display-money.ts";
import type { FormState } from "../form-state.ts";
import { handOverDay } from "../hand-over/hand-over-day.ts";
import { OfferFoot, OfferSheet } from "../hand-over/offer-sheet.tsx";
import { useOffer } from "../hand-over/use-offer.ts";
import { inTimeBy } from "../in-time.ts";
import { LandedSection } from "../landed-cost/landed-section.tsx";
import { useQuestions } from "../landed-cost/use-questions.ts";
import type { CalculatorNames } from "../names.ts";
import { NextStep } from "../next-step/next-step.tsx";
import type { Problems, readShipment } from "../read-shipment.ts";
import { useGiven } from "./use-given.ts";

type Props = {
  shipment: Shipment | undefined;
  page: CalculatorPage;
  /** The form that the shipment was read from. */
  asked: FormState;
  /** The form as it is typed. */
  state: FormState;
  known: Parameters<typeof readShipment>[1];
  problems: Problems;
  names: CalculatorNames;
  today: string;
  change: (next: FormState) => void;
  /** Told what the duty depends on, which the form asks where the price hangs on it. */
  onQuestions: (questions: readonly DutyQuestion[]) => void;
  /** Told what the goods have cost with duty paid. */
  onLanded: (total: string | undefined) => void;
};

/** What comes after the price: the next step, the offer on paper, and what the goods have cost in the buyer's hands. */
export function Further({
  shipment,
  page,
  asked,
  state,
  known,
  problems,
  names,
  today,
  change,
  onQuestions,
  onLanded,
}: Props) {
  const given = useGiven(shipment, page);
  const offer = useOffer(given, page, asked, names, today);
  const isInTime = useMemo(() => inTimeBy(asked.by, today, shipment, page), [asked.by, today, shipment, page]);
  const [first] = offer?.quotes ?? [];
  const past = shipment !== undefined && first !== undefined && handOverDay(first, shipment) < today;
  const questions = useQuestions(asked, known, given, page);
  const { currency: shown } = asked;
  const show = useCallback(
    (amount: number, currency: string) => displayMoney(amount, currency, shown, page.reference).shown,
    [shown, page],
  );
  const own = useCallback(
    (amount: number, currency: string) => (currency === shown ? undefined : show(amount, currency)),
    [shown, show],
  );
  const about = useOwnCurrency();
  const showBoth = useCallback(
    (amount: number, currency: string) => {
      const note = currency === shown ? about(amount, currency) : undefined;
      return note ? m.noted({ text: show(amount, currency), note }) : show(amount, currency);
    },
    [shown, show, about],
  );
  useEffect(() => onQuestions(questions), [questions, onQuestions]);
  return (
    <SectionBoundary watch={asked}>
      {shipment && offer && first && (
        <NextStep
          quote={first}
          plan={planFrom(today, first, shipment, page)}
          onToday={past ? () => change({ ...state, date: "" }) : undefined}
          shipment={shipment}
          offer={offer}
          late={isInTime && !isInTime(first) ? asked.by : undefined}
          show={showBoth}
          hub={page.origins.find(({ code }) => code === shipment.from)?.hub ?? ""}
          hubs={page.hubs}
          goods={page.goods.find(({ id }) => id === shipment.goods)}
          email={page.email}
          booking={page.booking}
        />
      )}
      {offer && <OfferSheet offer={offer} today={today} own={own} />}
      <LandedSection
        given={given}
        isInTime={isInTime}
        questions={questions}
        problems={problems}
        page={page}
        state={state}
        names={names}
        change={change}
        onTotal={onLanded}
      />
      {offer && <OfferFoot offer={offer} />}
    </SectionBoundary>
  );
}
