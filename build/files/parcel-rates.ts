import type { PageRequest } from "#catalog/page-request.ts";
import { parcelRatesFile } from "#catalog/views/parcel-rates.ts";

/** `/assets/parcel-rates-1a2b3c4d.json`: what the home page prices parcels with, kept like code for pages left open. */
export function make({ catalog, path }: PageRequest) {
  const { address, text } = parcelRatesFile(catalog);
  return path === address ? text : undefined;
}
