import type { PageRequest } from "#catalog/page-request.ts";
import { ratesFiles } from "../rates-files.ts";

/** `/assets/parcel-rates-1a2b3c4d.json` and similar: what pages price with; old ones stay for open tabs, like code. */
export function make({ catalog, path }: PageRequest) {
  return ratesFiles(catalog).find(({ address }) => address === path)?.text;
}
