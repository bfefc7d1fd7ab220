import { createContext, use } from "react";
import type { CalculatorPage } from "#catalog/page-data.ts";
import type { CalculatorNames } from "../format/names.ts";
import type { ResultPhase } from "./phase.ts";
import type { useOrders } from "./use-orders.ts";

/** What every part of a priced file is drawn from. */
type PricedFile = {
  phase: ResultPhase;
  orders: ReturnType<typeof useOrders>;
  page: CalculatorPage;
  names: CalculatorNames;
};

export const PricedFileContext = createContext<PricedFile | undefined>(undefined);

/** The priced file around a component, with the name of each of its services by their index. */
export function usePricedFile(): PricedFile & { nameService: (at: number) => string } {
  const file = use(PricedFileContext);
  if (!file) throw new Error("A part of a priced file is drawn outside PricedFileContext.");
  const { services } = file.phase.result;
  return { ...file, nameService: (at) => file.names.service(services[at] ?? "").name };
}
