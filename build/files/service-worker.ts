import { renderOfflineDocuments } from "./offline-document.ts";
import type { PageRequest } from "#catalog/model.ts";
import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";

/** `/service-worker.js`: at the root, since a worker only controls the folder it is in. */
export function make({ catalog }: PageRequest) {
  const source = readFileSync("app/offline/service-worker.ts", "utf8")
    .replace(/^export \{\};$/m, "")
    .replace("STORAGE", catalog.site.brand.storage)
    .replace('"OFFLINE DOCUMENTS"', () => JSON.stringify(JSON.stringify(renderOfflineDocuments(catalog.site))));
  return stripTypeScriptTypes(source)
    .replace(/^[ \t]+$/gm, "")
    .replace(/\n{3,}/g, "\n\n");
}
