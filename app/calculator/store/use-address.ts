import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from "react";
import { useBlocker, useNavigation, useSearchParams } from "react-router";
import { useRestoreEarlyInput } from "#app/platform/early-input.ts";
import { removeToast } from "#app/platform/toasts.ts";
import { sentParam } from "./address.ts";

/** Browsers limit how often an address may change (Safari: a hundred times in half a minute), and each change costs a rendering of the router. */
const writeDelay = 250;

/** A form that an address describes. What is unchanged in it is the same object. */
type Kept<Form> = {
  /** What the address describes while it has no query. */
  start: Form;
  get: () => Form;
  /** Takes over what an address says. */
  set: (form: Form) => void;
  read: (query: URLSearchParams) => Form;
  write: (form: Form) => URLSearchParams;
};

/**
 * Keeps a form in the address: a link, a bookmark, a reload and the back button all bring it back. The prerendered page
 * shows the start; the address counts as soon as the page has come to life. Returns the reference for the form's element;
 * `onChange` to be called when the form has changed, and `keepEntry` before a change that Back shall undo.
 */
export function useFormAddress<Form>(kept: Kept<Form>): {
  ref: RefObject<HTMLFormElement | null>;
  onChange: () => void;
  keepEntry: () => void;
} {
  const latest = useRef(kept);
  latest.current = kept;
  const path = useRef("");
  // before what was pressed early acts, which may be before other effects have run
  useLayoutEffect(() => {
    path.current = window.location.pathname;
  }, []);
  const [params] = useSearchParams();
  const asked = removeForeignParams(params);
  // what the form has written itself, or was made from; on a busy machine it comes back late, and must not undo what was
  // typed since
  const written = useRef([kept.get() === kept.start ? "" : asked]);
  // where the form starts as its address says, nothing has to be read, even if somebody has changed it since
  const heard = useRef(written.current[0]);
  // the form that the address describes
  const addressed = useRef(kept.get());
  const read = useCallback((query: string) => {
    written.current = [query];
    addressed.current = latest.current.read(new URLSearchParams(query));
    latest.current.set(addressed.current);
    // Back has undone what it would undo
    removeToast("undo");
  }, []);
  // it would change a form that is no more
  useEffect(() => () => removeToast("undo"), []);
  const ref = useRestoreEarlyInput<HTMLFormElement>(() => read(asked));
  useEffect(() => {
    if (heard.current === asked) return;
    heard.current = asked;
    const at = written.current.indexOf(asked);
    if (at < 0) read(asked);
    else written.current = written.current.slice(at);
  }, [asked, read]);
  useEffect(() => {
    // Back may come before a slow machine has rendered what was added to the history: then `asked` does not change
    const readEntry = () => {
      const said = removeForeignParams(new URLSearchParams(window.location.search));
      if (window.location.pathname === path.current && said !== written.current.at(-1)) read(said);
    };
    window.addEventListener("popstate", readEntry);
    return () => window.removeEventListener("popstate", readEntry);
  }, [read]);
  const write = useQueryWriter(path);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // the next address is an entry of its own
  const pushing = useRef(false);
  const writeNow = useCallback(
    (way?: "leaving") => {
      clearTimeout(timer.current);
      const form = latest.current.get();
      if (form === addressed.current) return;
      addressed.current = form;
      const query = latest.current.write(form);
      if (pushing.current) written.current = [];
      written.current.push(query.toString());
      write(query, pushing.current ? "push" : way);
      pushing.current = false;
    },
    [write],
  );
  const onChange = useCallback(() => {
    clearTimeout(timer.current);
    if (latest.current.get() === addressed.current) return;
    if (pushing.current) writeNow();
    else timer.current = setTimeout(writeNow, writeDelay);
  }, [writeNow]);
  const keepEntry = useCallback(() => {
    writeNow("leaving");
    pushing.current = true;
  }, [writeNow]);
  useEffect(() => {
    // whoever leaves within the delay takes along what was typed: a link of the frame reads the address
    const leave = ({ target }: Event) => {
      if (target instanceof Element && target.closest("a")) writeNow("leaving");
    };
    document.addEventListener("click", leave, true);
    return () => {
      document.removeEventListener("click", leave, true);
      clearTimeout(timer.current);
    };
  }, [writeNow]);
  // never blocks: it is the moment before another page takes the address; Back has taken it already
  useBlocker(
    useCallback(
      ({ historyAction }) => {
        if (historyAction !== "POP") writeNow("leaving");
        return false;
      },
      [writeNow],
    ),
  );
  return { ref, onChange, keepEntry };
}

/** The form's own part of the address: what a shared quote writes beside it is nothing new to the form. */
function removeForeignParams(params: URLSearchParams): string {
  const own = new URLSearchParams(params);
  own.delete(sentParam);
  return own.toString();
}

/**
 * Writes the query of the page's address while the address is still that of the page (`path`): what is written a moment
 * after the last key may come when a link has been followed. `leaving`: it is being followed now. `push`: the
 * address before stays an entry of the browser's history.
 */
function useQueryWriter(path: RefObject<string>): (query: URLSearchParams, way?: "leaving" | "push") => void {
  const [, setParams] = useSearchParams();
  const set = useRef(setParams);
  set.current = setParams;
  const away = useRef(false);
  away.current = useNavigation().state !== "idle";
  return useCallback(
    (query, way) => {
      if (window.location.pathname !== path.current) return;
      // a page that is on its way must not be called off; its visitor comes back to what was typed all the same
      if (way === "leaving" || away.current) window.history.replaceState(window.history.state, "", `?${query}`);
      else set.current(query, { replace: way !== "push", preventScrollReset: true });
    },
    [path],
  );
}
