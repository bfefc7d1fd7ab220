import { useCallback, useSyncExternalStore } from "react";

/** Whether a media query matches; `prerendered` as long as the page is the prerendered one. */
export function useMedia(query: string, prerendered: boolean): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener("change", changed);
      return () => media.removeEventListener("change", changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => prerendered,
  );
}
