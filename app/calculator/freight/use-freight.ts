import { startTransition, useCallback, useEffect, useRef, useState } from "react";
import { m } from "#app/messages/m.ts";
import type { CalculatorPage } from "#catalog/page-data.ts";
import type { LoadPlan } from "#rating/loading/plan.ts";
import type { Shipment } from "#rating/shipment/shipment.ts";
import { createQuoteWorkerClient } from "../worker/client.ts";
import type { FreightAdvice, FreightReply, QuantityCurve } from "./answer-load.ts";
import { offerUndo, undoEdit } from "../store/actions.ts";
import { fromQuery, sentParam } from "../store/address.ts";
import { freightParam, startState } from "../store/form-state.ts";
import { useFormAddress } from "../store/use-address.ts";
import {
  convertFreightUnits,
  type ExampleFigure,
  exampleFigures,
  type FreightEdit,
  type FreightFields,
  readCurrency,
  readFreight,
  startFields,
} from "./cargo.ts";
import { writeFreight } from "./write-freight.ts";
import { convertParcels } from "./convert-parcels.ts";
import type { FreightMode } from "./modes.ts";

export type Loaded = {
  shipment: Shipment;
  /** The form that the shipment was read from. */
  fields: FreightFields;
  ways: readonly FreightMode[];
  /** Of freight that cannot be priced yet. */
  plan: LoadPlan | undefined;
  advice: readonly FreightAdvice[];
  /** Of an earlier shipment until that of the newest is there. */
  curve: FreightCurve | undefined;
};

/** Totals by number of pieces, with what they were asked for: `now` pieces of the row along which they run. */
export type FreightCurve = QuantityCurve & { shipment: Shipment; now: number; currency: string };

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
            ? { shipment, fields: own, ways: reply.ways, plan: reply.plan, advice: [], curve: before?.curve }
            : before && {
                ...before,
                ...(reply.kind === "advice"
                  ? { advice: reply.advice }
                  : { curve: { ...reply.curve, shipment, now: quantity, currency: shipment.currency } }),
              },
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

const figureNames: Readonly<Record<ExampleFigure, () => string>> = {
  quantity: () => m.freight_count({ kind: m.freight_pallets() }),
  height: m.field_size,
  weight: m.field_weight,
};

/**
 * The freight form's state, which is kept in the address, so that a link restores it. Parcels in the address become
 * pieces of freight, where their size is known and some freight card goes there (`served`). `given`: the address says
 * what is sent. `isExample`: nobody has said what is sent. `kept`: what the first row still has of the example, by its name.
 */
export function useFreightFields({ pallets, start }: CalculatorPage, served: readonly { code: string }[]) {
  const [first] = useState((): FreightFields => ({ ...startFields(pallets), example: exampleFigures }));
  const [fields, setFields] = useState(first);
  const [ready, setReady] = useState(false);
  const [given, setGiven] = useState(false);
  const now = useRef(first);
  const { ref, onChange, keepEntry } = useFormAddress({
    start: first,
    get: () => now.current,
    set: (form: FreightFields) => {
      now.current = form;
      setFields(form);
      setGiven(form.rows !== first.rows);
    },
    read: (query) => {
      if (query.has(freightParam)) return { ...readFreight(query, pallets), example: readExampleFigures(query) };
      const parcels = convertParcels(fromQuery(query, startState(start)), served);
      const currency = readCurrency(query);
      return parcels || currency.currency ? { ...(parcels ?? first), ...currency } : first;
    },
    write: (form) => {
      const query = new URLSearchParams(window.location.search);
      query.delete(sentParam);
      return writeExampleFigures(listKeptFigures(form, first), writeFreight(form, query));
    },
  });
  useEffect(() => setReady(true), []);
  const change = useCallback(
    (edit: FreightEdit) => {
      now.current = edit(now.current);
      setFields(now.current);
      onChange();
    },
    [onChange],
  );
  /** A change that Back undoes, as does a toast that says what was `done`; `onUndo`: what else the toast brings back. */
  const changeWithUndo = useCallback(
    (edit: FreightEdit, done: string, onUndo?: () => void) => {
      const before = now.current;
      const next = edit(before);
      keepEntry();
      change(() => next);
      offerUndo(done, () => {
        change((form) => undoEdit(form, next, before, convertFreightUnits));
        onUndo?.();
      });
    },
    [change, keepEntry],
  );
  const kept = listKeptFigures(fields, first);
  return {
    ...{ ref, fields, change, changeWithUndo, ready, given },
    isExample: kept.length === exampleFigures.length,
    kept: kept.map((figure) => figureNames[figure]()),
  };
}

/** In an address of freight, the figures of the first row that are still the example's: `example=height_weight`. */
const exampleParam = "example";

/** What the first row still has of the example. Other pieces that happen to be as many are nobody's example. */
export function listKeptFigures({ rows: [own], units, example = [] }: FreightFields, start: FreightFields) {
  const [usual] = convertFreightUnits(start, units).rows;
  const isOther = own?.kind !== usual?.kind || own?.length !== usual?.length;
  return isOther ? [] : example.filter((figure) => own?.[figure] === usual?.[figure]);
}

/** The figures that nobody has entered, as an address says. */
export function readExampleFigures(query: URLSearchParams): readonly ExampleFigure[] {
  const kept = query.get(exampleParam)?.split("_") ?? [];
  return exampleFigures.filter((figure) => kept.includes(figure));
}

/** Says them in an address; what else it says stays. */
export function writeExampleFigures(kept: readonly ExampleFigure[], query: URLSearchParams): URLSearchParams {
  query.delete(exampleParam);
  if (kept.length > 0) query.set(exampleParam, kept.join("_"));
  return query;
}
