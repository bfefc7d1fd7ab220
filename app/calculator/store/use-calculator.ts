import { createContext, use, useCallback, useDeferredValue, useSyncExternalStore } from "react";
import { useAfterPaint } from "#app/platform/use-after-paint.ts";
import type { CalculatorStore, QuoteRequest, Snapshot } from "./calculator-store.ts";
import type { FormState } from "./form-state.ts";

/** The store of the page's calculator. Never a changing value: see `CalculatorStore`. */
export const CalculatorContext = createContext<CalculatorStore | undefined>(undefined);

export function useCalculatorStore(): CalculatorStore {
  const store = use(CalculatorContext);
  if (!store) throw new Error("A part of the calculator stands outside of <Calculator>.");
  return store;
}

/** A part of what the calculator holds, as it is typed. `select` returns what the snapshot holds, and nothing new. */
export function useCalculator<Part>(select: (snapshot: Snapshot) => Part): Part {
  const store = useCalculatorStore();
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.get()),
    () => select(store.getServed()),
  );
}

/**
 * What the answers answer. Deferred: typing does not wait for prices, which a later key calls off. Each key still runs what
 * calls this once with the request before: what takes long stands in a `memo` below it.
 */
export function useQuoteRequest(): QuoteRequest {
  return useDeferredValue(useCalculator(({ request }) => request));
}

/** The same for what stands below the prices: it follows once they are in view, so that it does not hold them up. */
export function useRequestAfterPrices(): QuoteRequest {
  return useAfterPaint(useQuoteRequest());
}

/** Sets the form to one made of `form`, which may be a moment old: what was typed since stays. */
export function useAmend(form: FormState): (next: FormState) => void {
  const { amend } = useCalculatorStore();
  return useCallback((next) => amend(form, next), [amend, form]);
}

/**
 * The class of what the prerendered page shows of the form's start: a document whose address asks for something else
 * does not show it, so that nobody reads a stranger's price and nothing moves when the right one comes.
 */
export function hideUntilHydrated(ready: boolean): string {
  return ready ? "" : "not-asked";
}
