import type { Plugin } from "vite";
import { pages } from "../../site/pages.ts";

const id = "virtual:pages";

/** Makes each page in the register a chunk of its own, loaded when visited. A page without its file stops the build. */
export function splitPageModules(): Plugin {
  const names = [...new Set(pages.map(({ name }) => name))];
  const entries = names.map((name) => `${JSON.stringify(name)}: () => import("/app/pages/${name}.tsx")`);
  return {
    name: "page-modules",
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load: (resolved) => (resolved === `\0${id}` ? `export const pageModules = {${entries.join(",\n")}};` : null),
  };
}
