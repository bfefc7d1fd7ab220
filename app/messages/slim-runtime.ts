import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const ours = fileURLToPath(new URL("../platform/current-locale.ts", import.meta.url));

/** How a compiled message chooses its language; each of the hundreds repeats it. */
const choice =
  /\(\(inputs(?: = \{\})?, options = \{\}\) => \{\s*const locale = [^\n]+\n\s*if \(locale === "zh"\) return (\w+)\(inputs\)\n\s*return (\w+)\(inputs\)\s*\}\)/;

/**
 * Compiled messages ask a runtime that can read cookies, addresses and browser settings (1.3 kB that no page needs),
 * and take a locale of their own at each call. A document of this site has one locale, known from its first byte: this
 * gives them the two lines that say so, and shortens their choice to it.
 */
export function slimRuntime(): Plugin {
  return {
    name: "slim-message-runtime",
    enforce: "pre",
    resolveId(source, importer) {
      return source === "../runtime.js" && importer?.includes("/paraglide/messages/") ? ours : null;
    },
    transform: {
      filter: { id: /\/paraglide\/messages\/(?!_)\w+\.js$/ },
      handler(code) {
        if (this.environment.mode !== "build") return null;
        if (!choice.test(code))
          this.error("a compiled message has another form than expected: slim-runtime.ts must be adapted");
        return {
          code: code
            .replace(choice, "((inputs) => isChinese() ? $1(inputs) : $2(inputs))")
            .replace("getLocale, experimentalStaticLocale", "isChinese"),
          map: null,
        };
      },
    },
  };
}
