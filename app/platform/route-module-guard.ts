import type { Plugin } from "vite";

const unguarded = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\s*\}\);/;

/**
 * React Router answers a page chunk that fails to load by reloading the page the visitor is *on*, without a guard.
 * This build step hands the failure to `window.__chunkFailed` (see chunk-failure.ts) instead. It fails the build when
 * the router's code no longer has the place, so that an upgrade cannot bring the default back unseen.
 */
export function routeModuleGuard(): Plugin {
  let seen = false;
  return {
    name: "route-module-guard",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    transform: {
      filter: { id: /react-router\/dist\/.*routeModules\.js/ },
      handler(code) {
        if (!unguarded.test(code)) this.error("react-router's loadRouteModule has changed: the guard must be adapted");
        seen = true;
        return { code: code.replace(unguarded, "return window.__chunkFailed(error);"), map: null };
      },
    },
    buildEnd(error) {
      if (!error && !seen) this.error("react-router's loadRouteModule was not found: the guard is not in place");
    },
  };
}
