import type { PageRequest } from "#catalog/model.ts";
import { readFileSync } from "node:fs";
import { listContentFiles } from "#catalog/content-files.ts";

/** `/files/{name}`: a file that a text offers for download; `/files/index.json`: the addresses of all of them. */
export function make({ catalog, params }: PageRequest) {
  const files = listContentFiles(catalog);
  if (params.name === "index.json") return JSON.stringify([...files.keys()]);
  const file = files.get(`/files/${params.name}`);
  return file && readFileSync(file);
}
