import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import type { FreightFields, StartPallets } from "./cargo.ts";
import { freightParam, readFreight, writeFreight } from "./freight-param.ts";

const writeDelay = 250;

/** What stands in the form of freight, which lives in the address beside the parcels: a link brings it back. */
export function useFreightFields(pallets: StartPallets) {
  const [params, setParams] = useSearchParams();
  const [fields, setFields] = useState(() => readFreight(params.getAll(freightParam), pallets));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const change = (next: FreightFields) => {
    setFields(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const query = new URLSearchParams(window.location.search);
      query.delete(freightParam);
      for (const text of writeFreight(next)) query.append(freightParam, text);
      setParams(query, { replace: true, preventScrollReset: true });
    }, writeDelay);
  };
  return { fields, change };
}
