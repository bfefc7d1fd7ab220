import { memo } from "react";
import type { Reason } from "#rating/answer.ts";
import type { Parcel } from "#rating/shipment.ts";
import { m } from "#app/messages/m.ts";
import { number } from "#app/ui/format.ts";
import { sentences } from "#app/ui/joined.ts";
import type { CalculatorNames } from "../names.ts";
import { reasonText } from "../reason-text.ts";
import { FreightAdviceList } from "./freight-advice.tsx";
import { letterOf } from "./kinds.ts";
import { LoadDrawing } from "./load-drawing.tsx";
import { countText } from "./piece-text.ts";
import { QuantityChart } from "./quantity-chart.tsx";
import type { Loaded } from "./use-freight.ts";
import { wayName } from "./way-label.ts";
import { cheapestOf, farness, isPriced, openedOf, type WayName } from "./ways.ts";

type Props = {
  loaded: Loaded;
  chosen: WayName | undefined;
  names: CalculatorNames;
  asksPostcode: boolean;
  /** The row whose number the chart counts. */
  along: number;
  onAlong: (row: number) => void;
  /** Makes the pieces of a row stackable, or of all rows. */
  onStack: (row: number | undefined) => void;
};

/** Below the prices: advice, the container with its pieces, the price by number of pieces, and what says no. */
export const FreightDetails = memo(function FreightDetails({
  loaded: { shipment, fields: asked, ways, advice, curve },
  chosen,
  names,
  asksPostcode,
  along,
  onAlong,
  onStack,
}: Props) {
  const priced = ways.filter(isPriced);
  const planned = priced.filter(({ answer }) => answer.loading);
  const opened = openedOf(priced, chosen);
  // of a way without containers the cheapest of those is drawn below it
  const drawn =
    planned.find(({ name }) => name === opened?.name) ?? planned.find(({ name }) => name === cheapestOf(planned));
  const plan = drawn?.answer.loading;
  const refusals = ways
    .flatMap(({ name, answer }) => (answer.available ? [] : [{ name, answer }]))
    // what only lacks its postcode is asked for it, and not refused
    .filter(({ answer }) => !asksPostcode || farness(answer) !== 1)
    .sort((one, other) => farness(one.answer) - farness(other.answer));
  return (
    <>
      {advice.length > 0 && (
        <FreightAdviceList advice={advice} fields={asked} currency={shipment.currency} onStack={onStack} />
      )}
      {plan && drawn && <LoadDrawing key={drawn.name} plan={plan} parcels={shipment.parcels} fields={asked} />}
      {priced.length > 0 && (
        <QuantityChart curve={curve} now={shipment.parcels[along]?.quantity ?? 1} currency={shipment.currency}>
          {asked.rows.length > 1 && (
            <label className="text-sm">
              <span className="me-2 text-quiet">{m.quantity_along()}</span>
              <select className="field w-auto!" value={along} onChange={({ target }) => onAlong(Number(target.value))}>
                {asked.rows.map((row, at) => (
                  <option key={at} value={at}>
                    {m.labelled({ label: letterOf(at), text: countText(row) })}
                  </option>
                ))}
              </select>
            </label>
          )}
        </QuantityChart>
      )}
      {refusals.length > 0 && !(asksPostcode && priced.length === 0) && (
        <section>
          <h4 className="font-semibold">{m.freight_refused()}</h4>
          <ul className="mt-2 border-t border-line">
            {refusals.map(({ name, answer }) => (
              <li key={name} className="grid gap-x-6 border-b border-line py-3 sm:grid-cols-[8rem_1fr]">
                <span className="font-semibold">{wayName(name)}</span>
                <span className="text-quiet">
                  {sentences([
                    ...answer.reasons.map((reason) => reasonText(reason, asked.units, names)),
                    ...smallerShipment(answer.reasons, shipment.parcels),
                  ])}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
});

/** Of pieces that are all alike and together too heavy: how many would go. */
function smallerShipment(reasons: readonly Reason[], parcels: readonly Parcel[]): string[] {
  const [only, ...others] = parcels;
  const [reason, ...more] = reasons;
  if (!only || others.length > 0 || more.length > 0 || reason?.code !== "shipment-too-heavy") return [];
  const count = Math.floor((typeof reason.limit === "number" ? reason.limit : 0) / only.mass);
  return count > 0 ? [m.freight_up_to({ count: number(count, 0) })] : [];
}
