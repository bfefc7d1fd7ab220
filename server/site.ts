import { access, readFile, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Encoding } from "./negotiate.ts";
import { encodingSuffix, type FileEntry, type IconSet, type SiteTable } from "./policy/table.ts";

/** Bytes of files held in memory: a build may use half, so that the next can be read before it is released. */
const cacheBytes = 224_000_000;
const cacheBytesOfOneFile = 1_000_000;

type Each<Kind> = Partial<Record<Encoding, Kind>>;
export type CachedFile = FileEntry & { path: string; bodies: Each<Buffer>; headers: Each<Record<string, string>> };

export type Site = {
  table: SiteTable;
  /** By exact path, without the 404 pages. */
  files: ReadonlyMap<string, CachedFile>;
  /** The 404 pages, by the first part of the addresses, as in the table. */
  missing: ReadonlyMap<string, CachedFile>;
  icons: ReadonlyMap<string, IconSet>;
};

/** Opens a release by reading its table and icon sets; `cacheFiles` then reads its files into memory. */
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
 * Reads the files of a release into memory up to the limit, compressed ones only in that form: few clients want them
 * otherwise. Only files named in the table are ever opened. A missing file is an error, whether it is cached or not.
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
