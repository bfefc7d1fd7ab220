import { useCallback, useEffect, useRef } from "react";
import { useNavigation, useSearchParams } from "react-router";

/**
 * Writes the query of the page's address, once it is known that the address is still this page's: what is written a
 * moment after the last key may come when a link has been followed. `leaving`: it is being followed now. `push`: the
 * address before stays an entry of the browser's history.
 */
export function useQueryWriter(): (query: URLSearchParams, way?: "leaving" | "push") => void {
  const [, setParams] = useSearchParams();
  const set = useRef(setParams);
  set.current = setParams;
  const away = useRef(false);
  away.current = useNavigation().state !== "idle";
  const path = useRef("");
  useEffect(() => {
    path.current = window.location.pathname;
  }, []);
  return useCallback((query, way) => {
    if (window.location.pathname !== path.current) return;
    // a page that is on its way must not be called off; its visitor comes back to what was typed all the same
    if (way === "leaving" || away.current) window.history.replaceState(window.history.state, "", `?${query}`);
    else set.current(query, { replace: way !== "push", preventScrollReset: true });
  }, []);
}
