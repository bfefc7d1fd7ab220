import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { useToday } from "#app/platform/hydration.ts";
import { hydrateLazily } from "#app/ui/hydrate-lazily.tsx";
import type { CalculatorPage } from "#catalog/page-data.ts";
import { CalculatorHead } from "../calculator-head.tsx";
import { fromQuery, toQuery } from "../store/address.ts";
import { startState } from "../store/form-state.ts";
import { readFreight } from "./cargo.ts";
import { freightParam } from "./freight-param.ts";
import { convertToParcels } from "./convert-parcels.ts";

// the tabs work before the form does
const FreightPanel = hydrateLazily(() => import("./freight-panel.tsx").then(({ default: Part }) => Part));

/** Pallets and containers. The parcels that somebody typed before come along, and go back as parcels. */
export function FreightCalculator({ page }: { page: CalculatorPage }) {
  const [params] = useSearchParams();
  const today = useToday(page.today);
  const { date, currency } = useMemo(() => fromQuery(params, startState(page.start)), [params, page]);
  const carry = (search: string) => {
    const query = new URLSearchParams(search);
    const texts = query.getAll(freightParam);
    if (texts.length === 0) return search;
    const start = startState(page.start);
    const form = { ...fromQuery(query, start), ...convertToParcels(readFreight(texts, page.pallets)) };
    return `?${toQuery(form, start)}`;
  };
  return (
    <>
      <CalculatorHead title={page.title} carry={carry} />
      <section id="freight" className="page-width pt-2">
        <FreightPanel page={page} today={date || today} currency={currency} />
      </section>
    </>
  );
}
