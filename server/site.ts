import { access, readFile, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Encoding } from "./negotiate.ts";
import { encodingSuffix, type FileEntry, type IconSet, type SiteTable } from "./policy/table.ts";

/**
 * Bytes held in memory: a build may have half, so that the next is read before it is let go. The rest comes from the disk.
 */
const cacheBytes = 224_000_000;
const cacheBytesOfOneFile = 1_000_000;

type Each<Kind> = Partial<Record<Encoding, Kind>>;
export type CachedFile = FileEntry & { path: string; bodies: Each<Buffer>; headers: Each<Record<string, string>> };

export type Site = {
  table: SiteTable;
  /** By exact path, without the documents for unknown addresses. */
  files: ReadonlyMap<string, CachedFile>;
  /** The documents for unknown addresses, by the first part of the addresses, as in the table. */
  missing: ReadonlyMap<string, CachedFile>;
  icons: ReadonlyMap<string, IconSet>;
};

/** Opens a release. What it has is known then; `cacheFiles` takes it into memory. */
export function openSite(release: string): Site {
  const read = (file: string) => JSON.parse(readFileSync(join(release, file), "utf8"));
  const table: SiteTable = read("table.json");
  const files = new Map<string, CachedFile>();
  for (const [path, entry] of Object.entries(table.files))
    files.set(path, { ...entry, path: join(release, "public", entry.file), bodies: {}, headers: {} });
  const missing = new Map<string, CachedFile>();
  for (const [first, path] of Object.entries(table.notFound)) {
    const file = files.get(path);
    if (file) missing.set(first, file);
    files.delete(path);
  }
  const icons = new Map(Object.entries(table.icons).map(([name, file]): [string, IconSet] => [name, read(file)]));
  return { table, files, missing, icons };
}

/**
 * Takes the files of a release into memory, as far as the limit goes, compressed where they are: who takes no encoding
 * is rare. Only files that the table names are ever opened. One that is not there is an error, held or not.
 */
export async function cacheFiles({ files, missing }: Site): Promise<void> {
  let left = cacheBytes / 2;
  for (const file of [...missing.values(), ...files.values()]) {
    const bytes = (file.encoded?.br ?? 0) + (file.encoded?.gzip ?? 0) || file.size;
    const fits = file.size <= cacheBytesOfOneFile && bytes <= left;
    if (fits) left -= bytes;
    for (const encoding of ["identity", ...file.encodings] as const)
      if (fits && (encoding !== "identity" || file.encodings.length === 0))
        file.bodies[encoding] = await promisify(readFile)(pathIn(file, encoding));
      else await promisify(access)(pathIn(file, encoding));
  }
}

export const pathIn = ({ path }: CachedFile, encoding: Encoding) =>
  encoding === "identity" ? path : path + encodingSuffix[encoding];
