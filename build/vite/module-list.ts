import { relative } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { listPartsBelow } from "./read-code.ts";

/** What the build needs to know of each module in the browser's code, by its path; packages are left out. */
export type ModuleList = Record<
  string,
  Pick<Rolldown.OutputChunk, "code" | "imports" | "dynamicImports"> & {
    /** Of the dynamic imports, the parts that come alive with the page. */
    below: string[];
    /** Addresses of the file that it is in, and of those that come with it. */
    files: string[];
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
      const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
      const collect = (name: string, found = new Set<string>()) => {
        if (found.has(`/${name}`)) return found;
        found.add(`/${name}`);
        for (const each of byName.get(name)?.imports ?? []) collect(each, found);
        return found;
      };
      const compiled = chunks.flatMap(({ fileName, modules }) =>
        Object.entries(modules).map(([id, { code }]) => ({ id, code, fileName })),
      );
      for (const { id, code, fileName } of compiled) {
        if (id.includes("node_modules")) continue;
        const info = this.getModuleInfo(id);
        list[toPath(id)] = {
          code: code ?? "",
          imports: (info?.importedIds ?? []).map(toPath),
          dynamicImports: (info?.dynamicallyImportedIds ?? []).map(toPath),
          below: listPartsBelow(info).map(toPath),
          files: [...collect(fileName)],
        };
      }
      this.emitFile({ type: "asset", fileName: moduleListFile, source: JSON.stringify(list) });
    },
  };
}

function toPath(id: string): string {
  return id.startsWith("\0") ? id.slice(1) : relative(process.cwd(), id);
}
