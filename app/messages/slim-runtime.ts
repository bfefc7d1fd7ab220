import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const ours = fileURLToPath(new URL("../platform/current-locale.ts", import.meta.url));

/**
 * Compiled messages ask a runtime that can read cookies, addresses and browser settings (1.3 kB that no page needs).
 * A document of this site has one locale, known from its first byte: this gives them the two lines that say so.
 */
export function slimRuntime(): Plugin {
  return {
    name: "slim-message-runtime",
    enforce: "pre",
    resolveId(source, importer) {
      return source === "../runtime.js" && importer?.includes("/paraglide/messages/") ? ours : null;
    },
  };
}
