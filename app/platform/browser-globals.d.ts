// What browsers have beyond the standard, as far as it is used here.
declare global {
  interface Navigator {
    /** Chromium only; https://wicg.github.io/netinfo/ and https://wicg.github.io/savedata/ */
    readonly connection?: { readonly effectiveType?: string; readonly saveData?: boolean };
  }
}

export {};
