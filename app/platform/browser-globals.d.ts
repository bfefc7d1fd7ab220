import type { matchRoutes } from "react-router";

// What browsers and the router have beside the standard, as far as it is used here.
declare global {
  interface Navigator {
    /** Chromium only; https://wicg.github.io/netinfo/ and https://wicg.github.io/savedata/ */
    readonly connection?: { readonly effectiveType?: string; readonly saveData?: boolean };
  }
  interface Window {
    /** Called by the guarded route-module loader (see route-module-guard.ts). */
    __chunkFailed: (error: unknown) => Promise<never>;
    __reactRouterManifest?: { routes: Record<string, { module: string; imports?: string[] }> };
    __reactRouterDataRouter?: {
      routes: Parameters<typeof matchRoutes>[0];
      state: { navigation: { location?: { pathname: string; search: string; hash: string } } };
    };
  }
}
