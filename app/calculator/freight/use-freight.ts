import { startTransition, useCallback, useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import type { CalculatorPage } from "#catalog/page-data.ts";
import type { Shipment } from "#rating/shipment/shipment.ts";
import { createQuoteWorkerClient } from "../worker/client.ts";
import { useQueryWriter } from "../store/use-query-writer.ts";
import type { FreightAdvice, FreightReply, QuantityCurve } from "./answer-load.ts";
import { fromQuery } from "../store/address.ts";
import { startState } from "../store/form-state.ts";
import { type FreightFields, readFreight, writeFreight } from "./cargo.ts";
import { freightParam } from "./freight-param.ts";
import { convertParcels } from "./convert-parcels.ts";
import type { FreightMode } from "./modes.ts";

export type Loaded = {
  shipment: Shipment;
  /** The form that the shipment was read from. */
  fields: FreightFields;
  ways: readonly FreightMode[];
  advice: readonly FreightAdvice[];
  curve: QuantityCurve | undefined;
};

/** Freight by every mode, priced beside the page. What is shown stays until the next answer is there. */
export function useFreight(
  { cards, reference }: CalculatorPage,
  shipment: Shipment | undefined,
  fields: FreightFields,
  along: number,
): Loaded | undefined {
  const [loaded, setLoaded] = useState<Loaded>();
  const asked = useRef(fields);
  asked.current = fields;
  useEffect(() => {
    if (!shipment) return;
    const own = asked.current;
    const quantity = shipment.parcels[along]?.quantity ?? 1;
    // far enough to meet the turn to a container and the one back, once a second container is needed
    const most = Math.max(24, Math.ceil(quantity * 1.5), Math.min(quantity * 2, 60));
    let left = false;
    const show = (reply: FreightReply) => {
      if (left) return;
      // a load of hundreds of pieces is drawn between keys, not before the next
      startTransition(() =>
        setLoaded((before) =>
          reply.kind === "ways"
            ? { shipment, fields: own, ways: reply.ways, advice: [], curve: undefined }
            : before && { ...before, ...(reply.kind === "advice" ? { advice: reply.advice } : { curve: reply.curve }) },
        ),
      );
    };
    createQuoteWorkerClient({ cards, reference }).freight({ shipment, along, most }, show);
    return () => {
      left = true;
    };
  }, [shipment, along, cards, reference]);
  return loaded;
}

const writeDelay = 250;

/**
 * The freight form's state, which is kept in the address, so that a link restores it. Parcels in the address become
 * pieces of freight, where their size is known and some freight card goes there (`served`). The served page shows the
 * example; the address counts from when it is `ready`.
 */
export function useFreightFields({ pallets, start }: CalculatorPage, served: readonly { code: string }[]) {
  const [params] = useSearchParams();
  const [fields, setFields] = useState(() => readFreight([], pallets));
  const [ready, setReady] = useState(false);
  // whether the address said what is sent
  const [given, setGiven] = useState(false);
  const asked = params.toString();
  const written = useRef([""]);
  useEffect(() => {
    setReady(true);
    const at = written.current.indexOf(asked);
    written.current = at < 0 ? [asked] : written.current.slice(at);
    if (at >= 0) return;
    const query = new URLSearchParams(asked);
    const texts = query.getAll(freightParam);
    const parcels = texts.length > 0 ? undefined : convertParcels(fromQuery(query, startState(start)), served);
    setFields(parcels ?? readFreight(texts, pallets));
    setGiven(parcels !== undefined || texts.length > 0);
  }, [asked, pallets, start, served]);
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
        written.current.push(query.toString());
        write(query);
      }, writeDelay);
    },
    [write],
  );
  return { fields, change, ready, given };
}
