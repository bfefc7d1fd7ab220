import { type RefObject, useCallback, useEffect, useRef } from "react";
import { useBlocker, useSearchParams } from "react-router";
import { useRestoreEarlyInput } from "#app/platform/early-input.ts";
import { getHubDay } from "#app/platform/hydration.ts";
import { removeToast } from "#app/platform/toasts.ts";
import { fromQuery, sentParam, toQuery } from "./address.ts";
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
      // Back has undone what it would undo
      removeToast("undo");
    },
    [store],
  );
  // it would change a form that is no more
  useEffect(() => () => removeToast("undo"), []);
  const form = useRestoreEarlyInput<HTMLFormElement>(() => {
    written.current = [asked];
    read(asked);
  });
  useEffect(() => {
    if (!store.get().ready) store.update({ ready: true, today: getHubDay(), opened: asked === "" });
    const at = written.current.indexOf(asked);
    written.current = at < 0 ? [asked] : written.current.slice(at);
    if (at < 0) read(asked);
  }, [asked, store, read]);
  const write = useQueryWriter();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // the next address is an entry of its own
  const pushing = useRef(false);
  const writeNow = useCallback(
    (way?: "leaving") => {
      clearTimeout(timer.current);
      const { form: typed } = store.get();
      if (typed === addressed.current) return;
      addressed.current = typed;
      const query = toQuery(typed, store.start);
      if (pushing.current) written.current = [];
      written.current.push(query.toString());
      write(query, pushing.current ? "push" : way);
      pushing.current = false;
    },
    [store, write],
  );
  useEffect(() => {
    store.onKeepEntry(() => {
      writeNow("leaving");
      pushing.current = true;
    });
    const unsubscribe = store.subscribe(() => {
      clearTimeout(timer.current);
      if (store.get().form === addressed.current) return;
      if (pushing.current) writeNow();
      else timer.current = setTimeout(writeNow, writeDelay);
    });
    // whoever leaves within the delay takes along what was typed: a link of the frame reads the address
    const leave = ({ target }: Event) => {
      if (target instanceof Element && target.closest("a")) writeNow("leaving");
    };
    document.addEventListener("click", leave, true);
    return () => {
      unsubscribe();
      document.removeEventListener("click", leave, true);
      clearTimeout(timer.current);
    };
  }, [store, writeNow]);
  // never blocks: it is the moment before another page takes the address
  useBlocker(
    useCallback(() => {
      writeNow("leaving");
      return false;
    }, [writeNow]),
  );
  return form;
}

/** The form's own part of the address: what a shared quote writes beside it is nothing new to the form. */
function removeForeignParams(params: URLSearchParams): string {
  const own = new URLSearchParams(params);
  own.delete(sentParam);
  return own.toString();
}
