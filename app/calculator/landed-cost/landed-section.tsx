import { lazy, Suspense, useEffect, useMemo } from "react";
import type { Answer } from "#rating/answer.ts";
import type { Shipment } from "#rating/shipment/shipment.ts";
import { m } from "#app/messages/m.ts";
import { formatMoney } from "#app/ui/format.ts";
import { Phrased } from "#app/ui/markup.tsx";
import { SectionBoundary } from "#app/ui/section-boundary.tsx";
import type { FormState } from "../store/form-state.ts";
import { useCalculatorStore } from "../store/use-calculator.ts";
import { type OnTimeTest, sortBestFirst } from "../results/rank-answers.ts";
import { convertSides } from "./convert-sides.ts";
import { isLanded, type LandedSides } from "./landed-sides.ts";
import { useLanded } from "../worker/use-quotes.ts";
import { convertForComparison } from "#rating/money/exchange.ts";
import type { Reference } from "#rating/reference.ts";
import type { CalculatorPage } from "#catalog/page-data.ts";
import type { RateCard } from "#rating/card.ts";
import type { DutyQuestion } from "#rating/duties/answer.ts";
import { estimateDuties } from "#rating/duties/questions.ts";
import { readShipment } from "../store/read-shipment.ts";
import { splitCarriage } from "./landed-cost.ts";

const LandedBoth = lazy(() => import("./landed-both.tsx"));

type Props = {
  /** Missing while the form has a problem. */
  given: { shipment: Shipment; answers: readonly Answer[] } | undefined;
  isInTime: OnTimeTest;
  state: FormState;
  /** The line whose price stands open above: the landed cost is that of the same line, where it has one. */
  opened: string | undefined;
  /** Told the landed cost on the terms chosen, in words, for who stands far above. */
  onTotal: (total: string | undefined) => void;
};

/** What goods of a value have cost once they are in the buyer's hands, with duty and tax paid by the seller and by the buyer. */
export function LandedSection({ given, isInTime, state, opened, onTotal }: Props) {
  const { page, names } = useCalculatorStore();
  const { shipment, answers } = given ?? {};
  const lines = listLandedServices(answers ?? [], state.currency, page.reference, isInTime);
  const service = lines.find((slug) => slug === opened) ?? lines[0];
  const billed = useLanded(service, shipment, page);
  const sides = useMemo(
    () => billed && convertSides(billed, state.currency, page.reference),
    [billed, state.currency, page.reference],
  );
  const show = (amount: number) => (sides ? formatMoney(amount, sides.currency) : "");
  const side = sides && (state.terms === "DDP" ? [sides.ddp, sides.dap] : [sides.dap, sides.ddp]).find(isLanded);
  const { low = 0, high = 0 } = side?.span.total ?? {};
  const cost = low === high ? show(low) : m.span({ low: show(low), high: show(high) });
  const total = side && m.noted({ text: m.landed_one({ total: cost }), note: names.service(service ?? "").name });
  useEffect(() => onTotal(total), [total, onTotal]);
  if (!sides || !service || shipment?.value === undefined) return null;
  return (
    <section aria-labelledby="landed-title" className="mt-10 mb-6 print:mt-4 print:mb-0">
      <h2
        id="landed-title"
        tabIndex={-1}
        className="scroll-mt-20 text-[1.75rem] leading-8 font-semibold tracking-tight text-balance print:break-after-avoid print:text-base print:leading-6"
      >
        <Phrased text={describeLandedCost(sides, show)} />
      </h2>
      <p className="mt-1.5 max-w-3xl text-quiet print:break-after-avoid">
        {m.landed_of({
          value: formatMoney(shipment.value, state.currency),
          country: names.country(shipment.to),
          name: names.service(service).name,
        })}
      </p>
      <SectionBoundary watch={sides}>
        <Suspense fallback={<p className="h-[20rem] text-quiet print:hidden">{m.loading()}</p>}>
          <LandedBoth
            sides={sides}
            service={names.service(service).name}
            state={state}
            names={names}
            reference={page.reference}
          />
        </Suspense>
      </SectionBoundary>
    </section>
  );
}

/** The landed cost as a sentence, in amounts as `show` writes them: what changes when the seller pays duty and tax. */
export function describeLandedCost({ ddp, dap }: LandedSides, show: (amount: number) => string): string {
  if (!isLanded(ddp)) return isLanded(dap) ? m.landed_one({ total: show(dap.total) }) : m.landed_title();
  if (!isLanded(dap)) return m.landed_one({ total: show(ddp.total) });
  const more = ddp.bySeller - dap.bySeller;
  const due = dap.atDoor - ddp.atDoor;
  if (more === 0 && due === 0) return m.landed_same({ total: show(ddp.total) });
  // nobody pays "0.00 less"
  if (more === 0 || due === 0) return m.landed_apart({ ddp: show(ddp.total), dap: show(dap.total) });
  const text = { difference: show(Math.abs(more)), due: show(due) };
  return more > 0 ? m.landed_dearer(text) : m.landed_cheaper(text);
}

/** The services whose landed cost can be shown: those with a price, best first; where none has one, those that only ask more about the import. */
export function listLandedServices(
  answers: readonly Answer[],
  currency: string,
  reference: Reference,
  isInTime?: OnTimeTest,
): string[] {
  const inOne = convertForComparison(currency, reference.exchange.rates);
  const priced = sortBestFirst(
    answers.filter((answer) => answer.available),
    inOne,
    isInTime,
  );
  if (priced.length > 0) return priced.map(({ service }) => service);
  const waiting = answers.filter(
    (answer) => !answer.available && answer.reasons.every(({ field }) => field === "incoterm" || field === "value"),
  );
  return waiting.map(({ service }) => service);
}

const free = { carriage: 0, clearance: 0 };
/** The fields for which a refusal may only wait. */
const dutyFields: ReadonlySet<string> = new Set(["value", "postcode", "incoterm"]);

/** The questions about the import. While a field is wrong they are those that would stand without it. */
export function useQuestions(
  state: FormState,
  known: Parameters<typeof readShipment>[1],
  given: { shipment: Shipment; answers: readonly Answer[] } | undefined,
  page: CalculatorPage,
): readonly DutyQuestion[] {
  const { shipment, answers } = given ?? {};
  return useMemo(() => {
    const asked = shipment ?? readShipment(dropWrongFields(state, known), known).shipment;
    return asked ? listDutyQuestions(asked, answers ?? [], page.cards, page.reference) : [];
  }, [state, known, shipment, answers, page]);
}

/** The form with one plain parcel, and without the fields that are wrong. */
function dropWrongFields(state: FormState, known: Parameters<typeof readShipment>[1]): FormState {
  const { problems } = readShipment(state, known);
  const parcel = { quantity: "1", weight: "1", length: "", width: "", height: "" };
  return {
    ...state,
    parcels: [parcel],
    ...(problems.value && { value: "" }),
    ...(problems.subheadings && { subheadings: "1" }),
    ...(problems.date && { date: "" }),
    ...(problems.postcode && { postcode: "" }),
  };
}

/** What the form has to ask about the import, because the duty of some service that takes the shipment depends on it. */
export function listDutyQuestions(
  shipment: Shipment,
  answers: readonly Answer[],
  cards: readonly RateCard[],
  reference: Reference,
): DutyQuestion[] {
  const settings = answers.flatMap((answer) => {
    const card = cards.find(({ service }) => service === answer.service);
    // a refusal for want of an answer counts; a service that never goes there does not
    if (!card || (!answer.available && !answer.reasons.some(({ field }) => dutyFields.has(field)))) return [];
    return [{ card, paid: answer.available ? splitCarriage(answer) : free }];
  });
  // while nothing is priced, the first card counts, as if it carried for free
  const [first] = cards;
  if (settings.length === 0 && first) settings.push({ card: first, paid: free });
  const found = new Map<DutyQuestion["ask"], DutyQuestion>();
  for (const { card, paid } of settings)
    for (const question of estimateDuties(card, shipment, paid, reference).questions) found.set(question.ask, question);
  return [...found.values()];
}
