import { useState } from "react";
import type { Reason } from "#rating/answer.ts";
import type { Parcel } from "#rating/shipment.ts";
import { m } from "#app/messages/m.ts";
import type { Offer } from "../hand-over/offer-mail.ts";
import type { CalculatorNames } from "../names.ts";
import { reasonText } from "../reason-text.ts";
import type { FreightFields } from "./cargo.ts";
import { FreightAdviceList } from "./freight-advice.tsx";
import { letterOf } from "./kinds.ts";
import { LoadDrawing } from "./load-drawing.tsx";
import { OpenedWay } from "./opened-way.tsx";
import { countText } from "./piece-text.ts";
import { QuantityChart } from "./quantity-chart.tsx";
import type { Loaded } from "./use-freight.ts";
import { wayName } from "./way-label.ts";
import { WayList } from "./way-list.tsx";
import { cheapestOf, farness, isPriced, type WayName } from "./ways.ts";
import { number } from "#app/ui/format.ts";
import { sentences } from "#app/ui/joined.ts";

type Props = {
  loaded: Loaded;
  names: CalculatorNames;
  cubicMetres: number;
  fields: FreightFields;
  asksPostcode: boolean;
  offer: Offer | undefined;
  /** Where a mail with the freight in it goes. */
  email: string;
  /** The row whose number the chart counts. */
  along: number;
  onAlong: (row: number) => void;
  change: (next: FreightFields) => void;
};

/** The ways side by side, the container that was chosen or is cheapest, and what says no, the nearest first. */
export function FreightAnswers({
  loaded: { shipment, fields: asked, ways, advice, curve },
  names,
  cubicMetres,
  fields,
  asksPostcode,
  offer,
  email,
  along,
  onAlong,
  change,
}: Props) {
  const [chosen, setChosen] = useState<WayName>();
  const priced = ways.filter(isPriced);
  const planned = priced.filter(({ answer }) => answer.loading);
  const opened = priced.find(({ name }) => name === chosen) ?? priced.find(({ name }) => name === cheapestOf(priced));
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
    <div className="space-y-8">
      {priced.length > 0 && (
        <WayList
          ways={ways}
          cubicMetres={cubicMetres}
          currency={shipment.currency}
          chosen={opened?.name}
          onChoose={setChosen}
        />
      )}
      {opened && offer && <OpenedWay way={opened} offer={offer} email={email} currency={shipment.currency} />}
      {advice.length > 0 && (
        <FreightAdviceList advice={advice} fields={fields} currency={shipment.currency} change={change} />
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
    </div>
  );
}

/** Of pieces that are all alike and together too heavy: how many would go. */
function smallerShipment(reasons: readonly Reason[], parcels: readonly Parcel[]): string[] {
  const [only, ...others] = parcels;
  const [reason, ...more] = reasons;
  if (!only || others.length > 0 || more.length > 0 || reason?.code !== "shipment-too-heavy") return [];
  const count = Math.floor((typeof reason.limit === "number" ? reason.limit : 0) / only.mass);
  return count > 0 ? [m.freight_up_to({ count: number(count, 0) })] : [];
}
