import { relative } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { listPartsBelow } from "./parts-below.ts";

/** What the build needs to know of each module in the browser's code, by its path; packages are left out. */
export type ModuleList = Record<
  string,
  Pick<Rolldown.OutputChunk, "code" | "imports" | "dynamicImports"> & {
    /** Of the dynamic imports, the parts that come alive with the page. */
    below: string[];
  }
>;

/** Where the build finds it, below the folder of the compiled code. */
export const moduleListFile = ".vite/modules.json";

/** Lists the modules as compiled: a chunk has those of several pages, and would tell too much about each. */
export function listModules(): Plugin {
  return {
    name: "module-list",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const list: ModuleList = {};
      for (const [id, code] of chunks.flatMap(({ modules }) =>
        Object.entries(modules).map(([id, { code }]) => [id, code] as const),
      )) {
        if (id.includes("node_modules")) continue;
        const info = this.getModuleInfo(id);
        list[toPath(id)] = {
          code: code ?? "",
          imports: (info?.importedIds ?? []).map(toPath),
          dynamicImports: (info?.dynamicallyImportedIds ?? []).map(toPath),
          below: listPartsBelow(info).map(toPath),
        };
      }
      this.emitFile({ type: "asset", fileName: moduleListFile, source: JSON.stringify(list) });
    },
  };
}

function toPath(id: string): string {
  return id.startsWith("\0") ? id.slice(1) : relative(process.cwd(), id);
}
