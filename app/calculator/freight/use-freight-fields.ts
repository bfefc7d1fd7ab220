import { useCallback, useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import type { FreightFields, StartPallets } from "./cargo.ts";
import { useQueryWriter } from "../use-query-writer.ts";
import { freightParam, readFreight, writeFreight } from "./freight-param.ts";

const writeDelay = 250;

/**
 * What stands in the form of freight, which lives in the address beside the parcels: a link brings it back. Without one it
 * begins with the parcels `given`, where they are freight.
 */
export function useFreightFields(pallets: StartPallets, given: FreightFields | undefined) {
  const [params] = useSearchParams();
  const texts = params.getAll(freightParam);
  const [fields, setFields] = useState(() => (texts.length === 0 && given ? given : readFreight(texts, pallets)));
  // another part of the page may hand freight over by the address
  const asked = texts.join("\n");
  const written = useRef([asked]);
  useEffect(() => {
    const at = written.current.indexOf(asked);
    written.current = at < 0 ? [asked] : written.current.slice(at);
    if (at < 0 && asked) setFields(readFreight(asked.split("\n"), pallets));
  }, [asked, pallets]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const write = useQueryWriter();
  const change = useCallback(
    (next: FreightFields) => {
      setFields(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        const query = new URLSearchParams(window.location.search);
        query.delete(freightParam);
        const own = writeFreight(next);
        for (const text of own) query.append(freightParam, text);
        written.current.push(own.join("\n"));
        write(query);
      }, writeDelay);
    },
    [write],
  );
  return { fields, change };
}
