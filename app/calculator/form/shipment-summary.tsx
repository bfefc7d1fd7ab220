import { memo, useEffect } from "react";
import { m } from "#app/messages/m.ts";
import { pressEarly } from "#app/platform/early-input.ts";
import { joinClauses } from "#app/ui/format.ts";
import { Icon } from "#app/ui/icon.tsx";
import { describeHandover, describeShipment, nameArticles } from "../format/shipment.ts";
import { isPostcodeNeeded } from "../parse/postcodes.ts";
import type { QuoteRequest } from "../store/calculator-store.ts";
import { useCalculator, useCalculatorStore, useQuoteRequest } from "../store/use-calculator.ts";

/** On a phone, what is priced in two lines in place of the form, which the bar at the foot opens. */
export function ShipmentSummary() {
  const request = useQuoteRequest();
  const { openForm, update } = useCalculatorStore();
  useEffect(() => update({ summarized: true }), [update]);
  const editing = useCalculator((snapshot) => snapshot.editing);
  return (
    <div
      className={`${request.ready ? (editing ? "max-sm:hidden" : "") : "not-asked if-asked"} border-b border-line pb-2 sm:hidden`}
    >
      <ShipmentInWords request={request} />
      {/* where the bar stays behind at the end of the page */}
      <button
        ref={pressEarly}
        type="button"
        className="on-low-screens min-h-11 font-semibold text-link"
        onClick={() => openForm(true)}
      >
        {m.form_edit()}
      </button>
      <LandedLink />
    </div>
  );
}

const ShipmentInWords = memo(function ShipmentInWords({ request: { form, firstDay } }: { request: QuoteRequest }) {
  const { page, names } = useCalculatorStore();
  const article = useCalculator(nameArticles);
  const unplaced = form.postcode === "" && isPostcodeNeeded(page.cards, form.to);
  return (
    <>
      <p className="leading-6 font-semibold text-pretty">
        {joinClauses([describeShipment(form, names), ...(form.postcode ? [form.postcode] : [])])}
      </p>
      <p className="text-sm text-pretty text-quiet">
        {joinClauses([
          describeHandover(form, page, firstDay, article),
          ...(unplaced ? [m.shipment_no_postcode()] : []),
        ])}
      </p>
    </>
  );
});

/** The landed cost, once it is known, with the way down to it. */
export function LandedLink({ className = "" }: { className?: string }) {
  const landed = useCalculator((snapshot) => snapshot.landed);
  if (!landed) return null;
  return (
    <a
      href="#landed-title"
      className={`flex min-h-11 items-center gap-2 text-[0.9375rem] font-semibold text-link hover:underline ${className}`}
    >
      {landed}
      <Icon name="lucide:arrow-down" />
    </a>
  );
}
