import { useLayoutEffect } from "react";
import { useMatches } from "react-router";
import { applyColorMode, type ColorMode } from "#app/platform/color-mode.ts";

/** The mode that the current page forces. Keeps the document in step with it. */
export function useForcedMode(): ColorMode | undefined {
  const asked = useMatches()
    .map(({ handle }) => colorModeOf(handle))
    .findLast((mode) => mode !== undefined);
  const forced = asked === "light" || asked === "dark" ? asked : undefined;
  if (import.meta.env.DEV && asked && !forced)
    console.error(`A page cannot force the colour mode "${asked}": light or dark only`);
  useLayoutEffect(applyColorMode, [forced]);
  return forced;
}

/** Whether the page has prices that keyboard users should be able to skip to. */
export function useHasPrices(): boolean {
  return useMatches().some(
    ({ handle }) => typeof handle === "object" && handle !== null && "prices" in handle && handle.prices === true,
  );
}

function colorModeOf(handle: unknown): string | undefined {
  if (typeof handle !== "object" || handle === null || !("colorMode" in handle)) return undefined;
  return handle.colorMode === undefined ? undefined : String(handle.colorMode);
}
