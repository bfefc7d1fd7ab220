import type { Plugin } from "vite";

const question = 'routeDiscovery.mode === "lazy" && ssr === true';

/**
 * Leaves out of the browser's bundle what the site does not use of React Router: discovering routes lazily (the site
 * knows all of them from the start, `routeDiscovery: initial`), and the components for links and forms (see
 * follow-links.ts), which only the names that they are given for debugging keep alive.
 */
export function slimRouter(): Plugin {
  return {
    name: "slim-router",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    transform: {
      filter: { id: /react-router\/dist\// },
      handler: (code) => ({
        code: code
          .replace(question, "false")
          .replaceAll(/^\w+\.displayName = "\w+";$/gm, "")
          .replaceAll(/= React\$1\.(?=forwardRef|createContext)/g, "= /* @__PURE__ */ React$1."),
        map: null,
      }),
    },
  };
}
