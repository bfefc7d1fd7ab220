import { createHash } from "node:crypto";

/** Data in a file, at an address that changes with its content: it is kept like code, for pages that were left open. */
export type DataFile = { address: string; text: string; keys: readonly string[] };

export function dataFile(name: string, data: object): DataFile {
  const text = JSON.stringify(data);
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 8);
  return { address: `/assets/${name}-${hash}.json`, text, keys: Object.keys(data) };
}
