import { readFileSync } from "node:fs";
import type { PageRequest } from "#catalog/page-request.ts";
import { sampleFiles } from "#catalog/sample-files.ts";

/** `/sample-{kind}.csv`: an example of an order file. */
export function make({ catalog, path }: PageRequest) {
  const sample = sampleFiles(catalog).find(({ address }) => address === path);
  return sample && readFileSync(sample.file);
}
