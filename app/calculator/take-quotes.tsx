import { memo } from "react";
import type { Answer } from "#rating/answer.ts";
import type { Shipment } from "#rating/shipment.ts";
import type { CalculatorPage } from "#catalog/views/pages.ts";
import { useLater } from "#app/platform/use-later.ts";
import type { FormState } from "./form-state.ts";
import { useOffer } from "./hand-over/use-offer.ts";
import type { CalculatorNames } from "./names.ts";
import { TakeAlong } from "./take-along.tsx";

type Props = {
  given: { shipment: Shipment; answers: readonly Answer[] };
  page: CalculatorPage;
  state: FormState;
  names: CalculatorNames;
  today: string;
};

/** The quotes for elsewhere, written once the prices are in view. */
export const TakeQuotes = memo(function TakeQuotes(props: Props) {
  const { given, page, state, names, today } = useLater(props);
  const offer = useOffer(given, page, state, names, today);
  if (!offer) return null;
  const { answers, shipment } = given;
  return <TakeAlong answers={answers} offer={offer} day={shipment.shipDate} today={today} email={page.email} />;
});
