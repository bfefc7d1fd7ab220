import { useCallback, useSyncExternalStore } from "react";

/** Whether a media query matches; `prerendered` as long as the page is the prerendered one. */
export function useMedia(query: string, prerendered: boolean): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = getMediaQuery(query);
      media.addEventListener("change", changed);
      return () => media.removeEventListener("change", changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => getMediaQuery(query).matches,
    () => prerendered,
  );
}

// every rendering reads them
const lists = new Map<string, MediaQueryList>();

function getMediaQuery(query: string): MediaQueryList {
  const list = lists.get(query) ?? window.matchMedia(query);
  lists.set(query, list);
  return list;
}
