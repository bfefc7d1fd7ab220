import type { Plugin } from "vite";

const question = 'routeDiscovery.mode === "lazy" && ssr === true';

/**
 * The site knows all its routes from the start (`routeDiscovery: initial`). Said at build time, so that the router's
 * code for discovering them lazily (1 kB) is dropped from the browser's bundle.
 */
export function withoutRouteDiscovery(): Plugin {
  return {
    name: "without-route-discovery",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    transform: {
      filter: { id: /react-router\/dist\/.*fog-of-war\.js/ },
      handler: (code) => ({ code: code.replace(question, "false"), map: null }),
    },
  };
}
