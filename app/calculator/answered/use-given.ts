import { useMemo } from "react";
import type { Answer } from "#rating/answer.ts";
import type { Shipment } from "#rating/shipment.ts";
import type { Priced } from "../loaded/loader.ts";
import { useAnswers } from "../loaded/use-answers.ts";

/** A shipment with every service's answer; nothing while the form has a problem. */
export function useGiven(
  shipment: Shipment | undefined,
  page: Priced,
): { shipment: Shipment; answers: readonly Answer[] } | undefined {
  const answers = useAnswers(shipment, page);
  return useMemo(() => shipment && answers && { shipment, answers }, [shipment, answers]);
}
