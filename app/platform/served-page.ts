import type { PageLanguages } from "#catalog/localized.ts";
import type { Shell } from "#catalog/views/shell.ts";
import { putMarkupBack } from "./served-markup.ts";
import { readJson } from "./site-config.ts";

export const servedPageElementId = "page-data";

/**
 * What a document contains for hydration: the frame, and the page with its data (`apart`: the file with the rest) or
 * the status of an error.
 */
export type ServedPage = { shell: Shell } & (
  | { route: string; name: string; data: PageLanguages; apart?: string | undefined }
  | { status: number }
);

/** The page with which this document was served. */
export function servedPage(): ServedPage {
  const read = readJson(servedPageElementId);
  if (!read || !isServed(read)) throw new Error("The document carries no data of its page");
  putMarkupBack(read);
  return read;
}

function isServed(read: object): read is ServedPage {
  return "shell" in read && ("route" in read || "status" in read);
}
