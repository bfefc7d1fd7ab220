import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useBlocker, useSearchParams } from "react-router";
import { useTypedEarly } from "#app/platform/use-typed-early.ts";
import { freightParam } from "./freight/freight-param.ts";
import { sentParam } from "./hand-over/use-sent.ts";
import { fromQuery, toQuery } from "./address.ts";
import { type FormStart, type FormState, startState } from "./form-state.ts";
import { useQueryWriter } from "./use-query-writer.ts";

const writeDelay = 250;

/**
 * The form's state, which lives in the address: a link, a bookmark, a reload and the back button all bring it back.
 * The prerendered page shows the start; the address counts as soon as the page has come to life, which `ready` tells.
 */
export function useFormState(given: FormStart) {
  const start = useMemo(() => startState(given), [given]);
  const [params] = useSearchParams();
  const [state, setState] = useState(start);
  const [ready, setReady] = useState(false);
  // what the form has written itself; on a busy machine it comes back late, and must not undo what was typed since
  const written = useRef([""]);
  const asked = withoutFreight(params);
  const form = useTypedEarly<HTMLFormElement>(() => {
    written.current = [asked];
    setState(fromQuery(new URLSearchParams(asked), start));
  });
  useEffect(() => {
    setReady(true);
    const at = written.current.indexOf(asked);
    written.current = at < 0 ? [asked] : written.current.slice(at);
    if (at >= 0) return;
    setState(fromQuery(new URLSearchParams(asked), start));
  }, [asked, start]);
  const write = useQueryWriter();
  // what was typed last and does not stand in the address yet
  const pending = useRef<{ state: FormState; timer: ReturnType<typeof setTimeout> }>(undefined);
  const writeNow = useCallback(
    (leaving?: boolean) => {
      const last = pending.current;
      if (!last) return;
      clearTimeout(last.timer);
      pending.current = undefined;
      const query = toQuery(last.state, start);
      written.current.push(query.toString());
      // freight stands beside the parcels
      const kinds = new URLSearchParams(window.location.search).getAll(freightParam);
      for (const kind of kinds) query.append(freightParam, kind);
      write(query, leaving);
    },
    [start, write],
  );
  // never blocks: it is the moment before another page takes the address
  useBlocker(
    useCallback(() => {
      writeNow(true);
      return false;
    }, [writeNow]),
  );
  useEffect(() => () => clearTimeout(pending.current?.timer), []);
  // the same function all along, so that what hangs on it alone is not drawn anew at each key
  const change = useCallback(
    (next: FormState) => {
      setState(next);
      clearTimeout(pending.current?.timer);
      pending.current = { state: next, timer: setTimeout(writeNow, writeDelay) };
    },
    [writeNow],
  );
  const reset = useCallback(() => change(start), [change, start]);
  return { state, ready, change, reset, form };
}

/** The form's own part of the address: what freight writes beside it is nothing new to the form. */
function withoutFreight(params: URLSearchParams): string {
  const own = new URLSearchParams(params);
  own.delete(freightParam);
  own.delete(sentParam);
  return own.toString();
}
