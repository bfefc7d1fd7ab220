import type { PageRequest } from "#catalog/page-request.ts";
import { ratesFiles } from "../rates-files.ts";

/** `/assets/parcel-rates-1a2b3c4d.json` and its like: what pages price with, kept like code for pages left open. */
export function make({ catalog, path }: PageRequest) {
  return ratesFiles(catalog).find(({ address }) => address === path)?.text;
}
