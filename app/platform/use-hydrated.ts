import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False while prerendering and while hydrating the prerendered page, true afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
