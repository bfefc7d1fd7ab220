import { m } from "#app/messages/m.ts";
import { describeHandover, describeShipment } from "../format/shipment.ts";
import { useCalculator, useCalculatorStore } from "../store/use-calculator.ts";

/** On a phone, what is priced in two lines in place of the form. */
export function ShipmentSummary() {
  const { page, names, openForm } = useCalculatorStore();
  const { request, ready, editing, firstDay } = useCalculator((snapshot) => snapshot);
  return (
    <div
      className={`${ready ? (editing ? "max-sm:hidden" : "") : "not-asked if-asked"} flex items-center gap-4 border-b border-line pb-2 sm:hidden`}
    >
      <p className="min-w-0 grow">
        <span className="block leading-6 font-semibold text-pretty">{describeShipment(request.form, names)}</span>
        <span className="block text-sm text-pretty text-quiet">{describeHandover(request.form, page, firstDay)}</span>
      </p>
      <button
        type="button"
        className="min-h-11 shrink-0 font-semibold text-link print:hidden"
        onClick={() => openForm(true)}
      >
        {m.form_edit()}
      </button>
    </div>
  );
}
