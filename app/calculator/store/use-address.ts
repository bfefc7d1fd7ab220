import { type RefObject, useCallback, useEffect, useRef } from "react";
import { useBlocker, useSearchParams } from "react-router";
import { useRestoreEarlyInput } from "#app/platform/early-input.ts";
import { getHubDay } from "#app/platform/hydration.ts";
import { freightParam } from "../freight/cargo.ts";
import { sentParam } from "../quote-document/shared-quote.tsx";
import { fromQuery, toQuery } from "./address.ts";
import { useCalculatorStore } from "./use-calculator.ts";
import { useQueryWriter } from "./use-query-writer.ts";

/** Browsers limit how often an address may change (Safari: a hundred times in half a minute), and each change costs a rendering of the router. */
const writeDelay = 250;

/**
 * Keeps the form in the address: a link, a bookmark, a reload and the back button all bring it back. The prerendered page
 * shows the start; the address counts as soon as the page has come to life, which the store's `ready` tells. Returns the
 * reference for the form's element.
 */
export function useFormAddress(): RefObject<HTMLFormElement | null> {
  const store = useCalculatorStore();
  const [params] = useSearchParams();
  // what the form has written itself; on a busy machine it comes back late, and must not undo what was typed since
  const written = useRef([""]);
  // the form that the address describes
  const addressed = useRef(store.start);
  const asked = removeForeignParams(params);
  const read = useCallback(
    (query: string) => {
      addressed.current = fromQuery(new URLSearchParams(query), store.start);
      store.update({ form: addressed.current });
    },
    [store],
  );
  const form = useRestoreEarlyInput<HTMLFormElement>(() => {
    written.current = [asked];
    read(asked);
  });
  useEffect(() => {
    store.update({ ready: true, today: getHubDay() });
    const at = written.current.indexOf(asked);
    written.current = at < 0 ? [asked] : written.current.slice(at);
    if (at < 0) read(asked);
  }, [asked, store, read]);
  const write = useQueryWriter();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const writeNow = useCallback(
    (leaving?: boolean) => {
      clearTimeout(timer.current);
      const { form: typed } = store.get();
      if (typed === addressed.current) return;
      addressed.current = typed;
      const query = toQuery(typed, store.start);
      written.current.push(query.toString());
      // freight stands beside the parcels
      const kinds = new URLSearchParams(window.location.search).getAll(freightParam);
      for (const kind of kinds) query.append(freightParam, kind);
      write(query, leaving);
    },
    [store, write],
  );
  useEffect(() => {
    const unsubscribe = store.subscribe(() => {
      clearTimeout(timer.current);
      if (store.get().form !== addressed.current) timer.current = setTimeout(writeNow, writeDelay);
    });
    return () => {
      unsubscribe();
      clearTimeout(timer.current);
    };
  }, [store, writeNow]);
  // never blocks: it is the moment before another page takes the address
  useBlocker(
    useCallback(() => {
      writeNow(true);
      return false;
    }, [writeNow]),
  );
  return form;
}

/** The form's own part of the address: what freight and a shared quote write beside it is nothing new to the form. */
function removeForeignParams(params: URLSearchParams): string {
  const own = new URLSearchParams(params);
  own.delete(freightParam);
  own.delete(sentParam);
  return own.toString();
}
