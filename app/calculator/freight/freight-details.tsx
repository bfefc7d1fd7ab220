import { memo } from "react";
import { m } from "#app/messages/m.ts";
import { formatMoney, formatNumber, joinSentences } from "#app/ui/format.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { Reason } from "#rating/answer.ts";
import type { Parcel } from "#rating/shipment/shipment.ts";
import type { CalculatorNames } from "../format/names.ts";
import { explainReason } from "../format/reasons.ts";
import type { FreightAdvice } from "./answer-load.ts";
import { type FreightFields, isByPiece, isHired } from "./cargo.ts";
import { countText, getRowLetter, labelContainers, translateModeName } from "./freight-text.ts";
import { LoadDrawing } from "./drawings/load-drawing.tsx";
import { findDrawnMode, findOpenedMode, isPriced, lacksPieces, rankRefusal } from "./modes.ts";
import { QuantityChart } from "./drawings/quantity-chart.tsx";
import type { Loaded } from "./use-freight.ts";

type FreightAdviceListProps = {
  advice: readonly FreightAdvice[];
  fields: FreightFields;
  currency: string;
  onStack: (row: number | undefined) => void;
};

/** What a packer could do about the price, each with a button that tries it. */
function FreightAdviceList({ advice, fields, currency, onStack }: FreightAdviceListProps) {
  return (
    <ul className="space-y-2">
      {advice.map(({ row, way, containers, total, saved }) => {
        const own = row === undefined ? undefined : fields.rows[row];
        const price = {
          way: labelContainers(containers, way),
          total: formatMoney(total, currency),
          saved: formatMoney(saved, currency),
        };
        const pieces =
          own &&
          (fields.rows.length > 1 ? m.noted({ text: getRowLetter(row ?? 0), note: countText(own) }) : countText(own));
        return (
          <li key={row ?? "all"} className="flex gap-2.5 rounded-lg bg-sunken px-4 py-3 text-sm">
            <Icon name="lucide:lightbulb" className="mt-px text-route" />
            <span>
              {pieces ? m.freight_advice_stack({ pieces, ...price }) : m.freight_advice_stack_all(price)}
              {m.between_sentences()}
              <button
                type="button"
                className="min-h-6 font-semibold text-link underline underline-offset-4"
                onClick={() => onStack(row)}
              >
                {m.freight_advice_apply()}
              </button>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

type FreightDetailsProps = {
  loaded: Loaded;
  chosen: string | undefined;
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
  loaded,
  chosen,
  names,
  asksPostcode,
  along,
  onAlong,
  onStack,
}: FreightDetailsProps) {
  const { shipment, fields: asked, ways, plan: unpriced, advice, curve } = loaded;
  const priced = ways.filter(isPriced);
  const opened = findOpenedMode(priced, chosen);
  const drawn = findDrawnMode(priced, chosen);
  const plan = drawn ? drawn.answer.loading : unpriced;
  const refusals = ways
    .flatMap(({ name, answer }) => (answer.available ? [] : [{ name, answer }]))
    // what only lacks its postcode is asked for it, and not refused; what lacks its pieces is said of all containers at once
    .filter((way) => (!asksPostcode || rankRefusal(way.answer) !== 1) && !lacksPieces(way))
    .sort((one, other) => rankRefusal(one.answer) - rankRefusal(other.answer));
  return (
    <>
      {advice.length > 0 && (
        <FreightAdviceList advice={advice} fields={asked} currency={shipment.currency} onStack={onStack} />
      )}
      {plan && !isHired(asked) && (
        <div className="drawn-when-seen">
          {drawn && opened && opened !== drawn && (
            <p className="phrased mb-4">
              {m.load_instead({ way: translateModeName(opened.name), name: translateModeName(drawn.name) })}
            </p>
          )}
          <LoadDrawing key={drawn?.name} plan={plan} parcels={shipment.parcels} fields={asked} />
        </div>
      )}
      {priced.length > 0 && isByPiece(asked) && (
        <QuantityChart curve={curve} isBusy={curve?.shipment !== shipment}>
          {asked.rows.length > 1 && (
            <label className="text-sm">
              <span className="me-2 text-quiet">{m.quantity_along()}</span>
              <select className="field w-auto!" value={along} onChange={({ target }) => onAlong(Number(target.value))}>
                {asked.rows.map((row, at) => (
                  <option key={at} value={at}>
                    {m.labelled({ label: getRowLetter(at), text: countText(row) })}
                  </option>
                ))}
              </select>
            </label>
          )}
        </QuantityChart>
      )}
      {refusals.length > 0 && !(asksPostcode && priced.length === 0) && (
        <section>
          <h3 className="font-semibold">{m.freight_refused()}</h3>
          <ul className="mt-2 border-t border-line">
            {refusals.map(({ name, answer }) => (
              <li key={name} className="grid gap-x-6 border-b border-line py-3 sm:grid-cols-[8rem_1fr]">
                <span className="font-semibold">{translateModeName(name)}</span>
                <span className="phrased text-quiet">
                  {joinSentences([
                    ...answer.reasons.map((reason) =>
                      // what is hired whole is in nobody's way: its kind or its load has no price
                      isHired(asked) && reason.code === "does-not-fit-container"
                        ? m.freight_no_size()
                        : explainReason(reason, asked.units, names),
                    ),
                    ...suggestSmallerShipment(answer.reasons, shipment.parcels),
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
function suggestSmallerShipment(reasons: readonly Reason[], parcels: readonly Parcel[]): string[] {
  const [only, ...others] = parcels;
  const [reason, ...more] = reasons;
  if (!only || others.length > 0 || more.length > 0 || reason?.code !== "shipment-too-heavy") return [];
  const count = Math.floor((typeof reason.limit === "number" ? reason.limit : 0) / only.mass);
  return count > 0 ? [m.freight_up_to({ count: formatNumber(count, 0) })] : [];
}
