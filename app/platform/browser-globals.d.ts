// Browser features beyond the standard, as far as they are used here.
declare global {
  interface Navigator {
    /** Chromium only; https://wicg.github.io/netinfo/ and https://wicg.github.io/savedata/ */
    readonly connection?: { readonly effectiveType?: string; readonly saveData?: boolean };
  }
}

export {};
