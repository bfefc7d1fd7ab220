import { m } from "#app/messages/m.ts";
import { describeHandover, describeShipment } from "../format/shipment.ts";
import { hideUntilHydrated, useCalculator, useCalculatorStore } from "../store/use-calculator.ts";

/** On a phone, what is priced in two lines in place of the form; above the open form its title. */
export function ShipmentSummary() {
  const { page, names, openForm } = useCalculatorStore();
  const { form, ready, editing, firstDay } = useCalculator((snapshot) => snapshot);
  return (
    <div
      className={`${hideUntilHydrated(ready)} flex items-center gap-4 lg:hidden print:flex ${editing ? "pb-1" : "border-b border-line pb-3"}`}
    >
      <p className="min-w-0 grow">
        <span className="block leading-6 font-semibold text-pretty">
          {editing ? m.calculator_form() : describeShipment(form, names)}
        </span>
        {!editing && (
          <span className="block text-sm text-pretty text-quiet">{describeHandover(form, page, firstDay)}</span>
        )}
      </p>
      <button
        type="button"
        className="min-h-11 shrink-0 font-semibold text-link print:hidden"
        onClick={() => openForm(!editing)}
      >
        {editing ? m.form_done() : m.form_edit()}
      </button>
    </div>
  );
}
