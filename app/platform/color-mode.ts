import { pageColours } from "#site/page-colours.ts";
import { useSyncExternalStore } from "react";
import { storageKey } from "./storage-key.ts";

export type ColorMode = "light" | "dark";
export type ColorPreference = ColorMode | "system";

/** The documented key: `light`, `dark` or `system`; any other stored value counts as `system`. */
export const colorModeKey = storageKey("color-mode");

let unstored: ColorPreference | undefined;
const listeners = new Set<() => void>();

/** Runs in the document head before first paint; `data-forced-mode` on the root element overrides the preference. */
export const colorModeScript = `(function(){var e=document.documentElement,p="system";try{p=localStorage.getItem("${colorModeKey}")}catch(_){}var f=e.dataset.forcedMode,d=f?f==="dark":p==="dark"||p!=="light"&&matchMedia("(prefers-color-scheme: dark)").matches;e.classList.toggle("dark",d);e.style.colorScheme=d?"dark":"light";var t=document.createElement("meta");t.name="theme-color";document.head.append(t);t.content=d?"${pageColours.dark}":"${pageColours.light}"})()`;

export function readPreference(): ColorPreference {
  if (unstored) return unstored;
  try {
    const stored = localStorage.getItem(colorModeKey);
    return stored === "light" || stored === "dark" ? stored : "system";
  } catch {
    return "system";
  }
}

/** Stores the preference and applies it at once; if storage is blocked, it lasts as long as the document. */
export function setPreference(preference: ColorPreference): void {
  try {
    localStorage.setItem(colorModeKey, preference);
    unstored = undefined;
  } catch {
    unstored = preference;
  }
  applyColorMode();
}

/** The mode in force: the one the page forces, else the preference, else the system's. */
export function modeInForce(): ColorMode {
  const forced = forcedMode();
  if (forced) return forced;
  const preference = readPreference();
  if (preference !== "system") return preference;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

function forcedMode(): ColorMode | undefined {
  const forced = document.documentElement.dataset.forcedMode;
  return forced === "light" || forced === "dark" ? forced : undefined;
}

/** Sets class, `color-scheme` and `theme-color` to the mode in force. */
export function applyColorMode(): void {
  const mode = modeInForce();
  const root = document.documentElement;
  root.classList.toggle("dark", mode === "dark");
  root.style.colorScheme = mode;
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", pageColours[mode]);
  for (const listener of listeners) listener();
}

/** Follows changes of the system's setting and in other tabs. */
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
