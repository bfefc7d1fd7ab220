import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False while prerendering and while taking over the prerendered page, true after. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
