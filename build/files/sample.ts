import { readFileSync } from "node:fs";
import type { PageRequest } from "#catalog/page-request.ts";
import { localPath } from "#site/locales.ts";
import { sampleFiles } from "#catalog/sample-files.ts";

/** `/sample-{kind}.csv`: a sample order file, in the language of the address. */
export function make({ catalog, path, locale }: PageRequest) {
  const file = sampleFiles(catalog).get(localPath(path, locale));
  return file === undefined ? undefined : readFileSync(file);
}
