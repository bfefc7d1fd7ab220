import { useLayoutEffect, useSyncExternalStore } from "react";
import { useMatches } from "react-router";
import { pageColours } from "#site/page-colours.ts";
import { getStorageKey, readStored, writeStored } from "./storage.ts";

type ColorMode = "light" | "dark";
export type ColorPreference = ColorMode | "system";

/** The documented key: `light`, `dark` or `system`; any other stored value counts as `system`. */
const colorModeKey = getStorageKey("color-mode");

let unstored: ColorPreference | undefined;
const listeners = new Set<() => void>();

/** Runs in the document head before first paint; `data-forced-mode` on the root element overrides the preference. */
export const colorModeScript = `(function(){var e=document.documentElement,p="system";try{p=localStorage.getItem("${colorModeKey}")}catch(_){}var f=e.dataset.forcedMode,d=f?f==="dark":p==="dark"||p!=="light"&&matchMedia("(prefers-color-scheme: dark)").matches;e.classList.toggle("dark",d);e.style.colorScheme=d?"dark":"light";var t=document.createElement("meta");t.name="theme-color";document.head.append(t);t.content=d?"${pageColours.dark}":"${pageColours.light}"})()`;

function readPreference(): ColorPreference {
  if (unstored) return unstored;
  const stored = readStored(colorModeKey);
  return stored === "light" || stored === "dark" ? stored : "system";
}

/** Stores the preference and applies it at once; if storage is blocked, it lasts as long as the document. */
export function setPreference(preference: ColorPreference): void {
  unstored = writeStored(colorModeKey, preference) ? undefined : preference;
  applyColorMode();
}

/** The mode in force: the one the page forces, else the preference, else the system's. */
function getActiveMode(): ColorMode {
  const forced = getForcedMode();
  if (forced) return forced;
  const preference = readPreference();
  if (preference !== "system") return preference;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

function getForcedMode(): ColorMode | undefined {
  const forced = document.documentElement.dataset.forcedMode;
  return forced === "light" || forced === "dark" ? forced : undefined;
}

/** Sets class, `color-scheme` and `theme-color` to the mode in force. */
export function applyColorMode(): void {
  const mode = getActiveMode();
  const root = document.documentElement;
  root.classList.toggle("dark", mode === "dark");
  root.style.colorScheme = mode;
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", pageColours[mode]);
  for (const listener of listeners) listener();
}

/** Applies the mode again when the system's setting or another tab changes it. */
export function watchColorMode(): () => void {
  const system = matchMedia("(prefers-color-scheme: dark)");
  const onStorage = (event: StorageEvent) => {
    if (event.key === colorModeKey || event.key === null) applyColorMode();
  };
  system.addEventListener("change", applyColorMode);
  window.addEventListener("storage", onStorage);
  return () => {
    system.removeEventListener("change", applyColorMode);
    window.removeEventListener("storage", onStorage);
  };
}

/** The stored preference; `system` while prerendering. */
export function useColorPreference(): ColorPreference {
  return useSyncExternalStore(subscribe, readPreference, () => "system");
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The mode that the current page forces by its route's handle. Keeps the document in step with it. */
export function useForcedMode(): ColorMode | undefined {
  const wanted = useMatches()
    .map(({ handle }) => readHandle(handle))
    .findLast((mode) => mode !== undefined);
  const forced = wanted === "light" || wanted === "dark" ? wanted : undefined;
  if (import.meta.env.DEV && wanted && !forced)
    console.error(`A page cannot force the colour mode "${wanted}": light or dark only`);
  useLayoutEffect(applyColorMode, [forced]);
  return forced;
}

function readHandle(handle: unknown): string | undefined {
  if (typeof handle !== "object" || handle === null || !("colorMode" in handle)) return undefined;
  return handle.colorMode === undefined ? undefined : String(handle.colorMode);
}
