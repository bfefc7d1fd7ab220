import { useMemo } from "react";
import { useShell } from "#app/layout/use-shell.ts";
import { m } from "#app/messages/m.ts";
import type { Shipment } from "#rating/shipment/shipment.ts";
import { toLocalPath } from "#site/locales.ts";
import type { FormState } from "../store/form-state.ts";
import { useCalculatorStore } from "../store/use-calculator.ts";
import { containerOnly, convertToFreight, listFreightCountries } from "./convert-parcels.ts";
import { writeFreight } from "./write-freight.ts";

type Props = { form: FormState; shipment: Shipment };

/** Pieces that may fill a container: their way to the comparison, which begins with them. */
export function ContainersNote({ form, shipment }: Props) {
  const { page } = useCalculatorStore();
  const { locale } = useShell();
  const freight = useMemo(
    () => convertToFreight(form, shipment, listFreightCountries(page, containerOnly)),
    [form, shipment, page],
  );
  if (!freight) return null;
  return (
    <p className="mt-4 rounded-lg bg-sunken px-4 py-3 text-[0.9375rem]">
      {m.freight_also()}
      {m.between_sentences()}
      <a
        href={`${toLocalPath("/resource/freight-calculator", locale)}?${writeFreight(freight)}`}
        className="font-semibold text-link underline underline-offset-4"
      >
        {m.freight_compare()}
      </a>
    </p>
  );
}
