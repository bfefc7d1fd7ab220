import { relative } from "node:path";
import type { Plugin } from "vite";

const buildOnly = /^app\/.*\.data\.ts$|^catalog\/catalog\.ts$|^catalog\/read\/|^build\/(?!vite)/;

/** Keeps build-only code out of the browser: a page that imports its data module or the catalog stops the build. */
export function keepFromBrowser(): Plugin {
  return {
    name: "keep-from-browser",
    applyToEnvironment: ({ name }) => name === "client",
    load(id) {
      // below the checkout, whatever the folder it lies in is called
      if (!buildOnly.test(relative(process.cwd(), id.split("?")[0] ?? ""))) return null;
      const { importers = [] } = this.getModuleInfo(id) ?? {};
      return this.error(
        `${id} is for the build alone, and ${importers.join(", ")} imports it; import its type instead`,
      );
    },
  };
}
