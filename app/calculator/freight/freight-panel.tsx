import { useMemo } from "react";
import { lengthIn } from "#rating/length.ts";
import { massIn } from "#rating/mass.ts";
import type { Shipment } from "#rating/shipment.ts";
import type { CalculatorPage } from "#catalog/views/pages.ts";
import { m } from "#app/messages/m.ts";
import { money, number } from "#app/ui/format.ts";
import type { CalculatorNames } from "../names.ts";
import { readCargo } from "./cargo.ts";
import { FreightAnswers } from "./freight-answers.tsx";
import { FreightForm } from "./freight-form.tsx";
import { useFreightFields } from "./use-freight-fields.ts";
import { useFreight } from "./use-freight.ts";
import { cheapestOf, farness, isPriced } from "./ways.ts";
import { freightCountries } from "./freight-countries.ts";

export type Props = { page: CalculatorPage; names: CalculatorNames; today: string; currency: string };

/** Freight: what is sent, every way to send it, and the container with its pieces. */
export default function FreightPanel({ page, names, today, currency }: Props) {
  const { fields, change } = useFreightFields(page.pallets);
  const cargo = useMemo(() => readCargo(fields), [fields]);
  const countries = useMemo(() => freightCountries(page), [page]);
  const shipment = useMemo((): Shipment | undefined => {
    if (!("mass" in cargo)) return undefined;
    const postcode = fields.postcode.trim().toUpperCase();
    return {
      from: page.origins[0]?.code ?? "",
      to: fields.to,
      ...(postcode && { postcode }),
      parcels: [cargo],
      goods: "general",
      currency,
      incoterm: "DAP",
      shipDate: today,
    };
  }, [cargo, fields.to, fields.postcode, page, currency, today]);
  const loaded = useFreight(page, shipment);
  const asksPostcode =
    fields.postcode.trim() === "" && loaded !== undefined && loaded.ways.some(({ answer }) => farness(answer) === 1);
  const [a = 0, b = 0, c = 0] = "mass" in cargo ? (cargo.sides ?? []).map((side) => lengthIn("m", side)) : [];
  const quantity = "mass" in cargo ? cargo.quantity : 0;
  const priced = loaded?.ways.filter(isPriced) ?? [];
  const cheapest = priced.find(({ name }) => name === cheapestOf(priced));
  return (
    <div className="grid gap-x-14 gap-y-8 pb-8 lg:grid-cols-[17rem_minmax(0,1fr)]">
      <div>
        <FreightForm
          fields={fields}
          problems={"mass" in cargo ? [] : cargo}
          asksPostcode={asksPostcode}
          countries={countries}
          change={change}
        />
        {"mass" in cargo && (
          <dl className="mt-6 space-y-1 border-t border-line pt-4">
            {[
              [m.freight_together(), `${number(a * b * c * quantity, 1)} m³`],
              [m.freight_scale(), `${number(massIn("kg", cargo.mass) * quantity, 0)} kg`],
              [m.freight_floor(), `${number(a * b * quantity, 1)} m²`],
            ].map(([label, value]) => (
              <div key={label} className="flex justify-between gap-3">
                <dt className="text-quiet">{label}</dt>
                <dd className="font-semibold">{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <div className="min-w-0">
        <div role="status">
          {" "}
          <h3 className="mb-4 text-xl font-semibold">
            {!loaded
              ? m.loading()
              : cheapest
                ? m.freight_ways({ count: priced.length, price: money(cheapest.total, currency) })
                : asksPostcode
                  ? m.freight_postcode_first()
                  : m.freight_none()}
          </h3>
        </div>
        {loaded && (
          <FreightAnswers
            loaded={loaded}
            names={names}
            cubicMetres={Math.max(0.001, a * b * c * quantity)}
            pallets={fields.kind === "pallet"}
            asksPostcode={asksPostcode}
          />
        )}
      </div>
    </div>
  );
}
