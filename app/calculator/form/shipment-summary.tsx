import { describeHandover, describeShipment } from "../format/shipment.ts";
import { useCalculator, useCalculatorStore } from "../store/use-calculator.ts";

/** On a phone, what is priced in two lines in place of the form, which the bar at the foot opens. */
export function ShipmentSummary() {
  const { page, names } = useCalculatorStore();
  const { request, ready, editing, firstDay } = useCalculator((snapshot) => snapshot);
  return (
    <div
      className={`${ready ? (editing ? "max-sm:hidden" : "") : "not-asked if-asked"} border-b border-line pb-2 sm:hidden`}
    >
      <p className="leading-6 font-semibold text-pretty">{describeShipment(request.form, names)}</p>
      <p className="text-sm text-pretty text-quiet">{describeHandover(request.form, page, firstDay)}</p>
    </div>
  );
}
