import { createHash } from "node:crypto";

/** Data in a file whose address changes with its content: kept like code, for pages that are still open. */
export type DataFile = { address: string; text: string; keys: readonly string[] };

export function dataFile(name: string, data: object): DataFile {
  const text = JSON.stringify(data);
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 8);
  return { address: `/assets/${name}-${hash}.json`, text, keys: Object.keys(data) };
}
