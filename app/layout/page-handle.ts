import { useLayoutEffect } from "react";
import { useMatches } from "react-router";
import { applyColorMode, type ColorMode } from "#app/platform/color-mode.ts";

/** What a page may ask of the layout, as `export const handle = { … } satisfies PageHandle`. */
export type PageHandle = {
  /** The page is always shown in this mode. (`system` cannot be forced.) */
  colorMode?: ColorMode;
};

/** The mode that the page in view forces. Keeps the document in step with it. */
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

function colorModeOf(handle: unknown): string | undefined {
  if (typeof handle !== "object" || handle === null || !("colorMode" in handle)) return undefined;
  return String(handle.colorMode);
}
