import { memo } from "react";
import { m } from "#app/messages/m.ts";
import { FoldTitle } from "#app/ui/fold.tsx";
import { formatDate, formatWeekday } from "#app/ui/format.ts";
import type { Quote } from "#rating/answer.ts";
import type { Shipment } from "#rating/shipment/shipment.ts";
import { planJourney } from "../deadline/handover-days.ts";
import type { QuoteRequest } from "../store/calculator-store.ts";
import { useCalculatorStore } from "../store/use-calculator.ts";

type Props = { quote: Quote; shipment: Shipment; request: QuoteRequest };

/** What happens after the request, in four lines. */
export const NextStep = memo(function NextStep({ quote, shipment, request: { today } }: Props) {
  const { page, names } = useCalculatorStore();
  const { hubs, booking } = page;
  // the journey that can still begin, from today where the price is for a day that has passed
  const plan = planJourney(today, quote, shipment, page);
  const hub = page.origins.find(({ code }) => code === shipment.from)?.hub ?? "";
  const goods = page.goods.find(({ id }) => id === shipment.goods);
  const handOver = plan?.handOver.day ?? shipment.shipDate;
  const { earliest, latest } = plan ?? quote.transit;
  const steps = [
    booking ? m.next_book() : m.next_mail(),
    plan?.handOver.by
      ? m.next_hand_over_by({ hub, day: formatWeekday(handOver), by: plan.handOver.by })
      : m.next_hand_over({ hub, day: formatWeekday(handOver) }),
    m.next_measure(),
    m.next_arrive({
      leaves: formatWeekday(plan?.departure.day ?? handOver),
      from: formatDate(earliest, "short"),
      until: formatDate(latest, "short"),
    }),
  ];
  return (
    <details className="group/fold border-b border-line print:hidden">
      <FoldTitle>{m.labelled({ label: m.next_title(), text: names.service(quote.service).name })}</FoldTitle>
      <ol className="max-w-3xl list-decimal space-y-2 ps-6 pb-4">
        {steps.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
      {(hubs || goods?.guide) && (
        <p className="max-w-3xl pb-6 text-[0.9375rem] text-quiet">
          {goods?.guide && (
            <>
              <span>{goods.rule}</span>
              {m.between_sentences()}
              <a
                href={goods.guide}
                className="inline-flex min-h-11 items-center text-link underline underline-offset-4 sm:min-h-6"
              >
                {m.next_goods()}
              </a>
            </>
          )}
          {hubs && goods?.guide && <br />}
          {hubs && (
            <a
              href={hubs}
              className="inline-flex min-h-11 items-center text-link underline underline-offset-4 sm:min-h-6"
            >
              {m.next_hubs()}
            </a>
          )}
        </p>
      )}
    </details>
  );
});
