import { readFileSync, statSync, lstatSync, readlinkSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { validateHeaderValue } from "node:http";
import { join, normalize } from "node:path";
import type { Encoding } from "./negotiate.ts";
import { buildFileHeaders } from "./policy/headers.ts";
import { digest, encodingSuffix, type FileEntry, type IconSet, type SiteTable } from "./policy/table.ts";
import { setTimeout as wait } from "node:timers/promises";

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

/**
 * Opens a release by reading its table and icon sets; `cacheFiles` then reads its files into memory. Throws if a file is
 * missing or has another length than the table says, or if something in the table cannot be sent.
 */
export function openSite(release: string): Site {
  const read = (file: string) => JSON.parse(readFileSync(join(release, file), "utf8"));
  const table: SiteTable = read("table.json");
  checkQuotable("id", table.id);
  const files = new Map<string, CachedFile>();
  for (const [address, entry] of Object.entries(table.files)) {
    checkQuotable(address, entry.etag);
    for (const header of Object.entries(buildFileHeaders(entry, table))) validateHeaderValue(...header);
    const path = join(release, "public", normalize(`/${entry.file}`));
    const file = { ...entry, path, bodies: {}, headers: {} };
    for (const encoding of ["identity", ...entry.encodings] as const)
      checkLength(file, encoding, statSync(pathIn(file, encoding)).size);
    files.set(address, file);
  }
  const missing = new Map<string, CachedFile>();
  for (const [first, path] of Object.entries(table.notFound)) {
    const file = files.get(path);
    if (file) missing.set(first, file);
    files.delete(path);
  }
  for (const target of Object.values(table.redirects)) validateHeaderValue("Location", encodeURI(target));
  const icons = new Map(Object.entries(table.icons).map(([name, file]): [string, IconSet] => [name, read(file)]));
  for (const [name, set] of icons) if (!set.icons) throw new Error(`${name} is no set of icons`);
  return { table, files, missing, icons };
}

/**
 * Reads the files of a release into memory up to the limit, compressed ones only in that form: few clients want them
 * otherwise. Only files named in the table are ever opened. Throws if one has other bytes than the build wrote.
 */
export async function cacheFiles({ files, missing }: Site): Promise<void> {
  let left = cacheBytes / 2;
  for (const file of [...missing.values(), ...files.values()]) {
    const kept = file.encodings.length > 0 ? file.encodings : (["identity"] as const);
    const bytes = kept.reduce((sum, encoding) => sum + sizeIn(file, encoding), 0);
    if (file.size > cacheBytesOfOneFile || bytes > left) continue;
    left -= bytes;
    for (const encoding of kept) {
      const body = await readFile(pathIn(file, encoding));
      // a shorter body would make the client read the next response as its rest
      checkLength(file, encoding, body.length);
      const known = encoding === "identity" ? file.etag : file.digests?.[encoding];
      if (known !== undefined && digest(body) !== known)
        throw new Error(`${pathIn(file, encoding)} is not the file that the table describes`);
      file.bodies[encoding] = body;
    }
  }
}

export const pathIn = ({ path }: CachedFile, encoding: Encoding) =>
  encoding === "identity" ? path : path + encodingSuffix[encoding];

export const sizeIn = (file: CachedFile, encoding: Encoding) =>
  encoding === "identity" ? file.size : (file.encoded?.[encoding] ?? 0);

function checkLength(file: CachedFile, encoding: Encoding, bytes: number): void {
  const size = sizeIn(file, encoding);
  if (bytes !== size) throw new Error(`${pathIn(file, encoding)} has ${bytes} bytes; the table says ${size}`);
}

/** Throws for a text that a header cannot carry within quotes. */
function checkQuotable(name: string, text: string): void {
  if (!/^[^"\\\P{ASCII}\p{Cc}]+$/u.test(text)) throw new Error(`table.json: ${name} is ${JSON.stringify(text)}`);
}

/**
 * Follows the build to serve from a folder: the first is read from disk as needed, each later one is taken over `delay`
 * milliseconds after it was put in place. One that is not what its table says is looked at again twice a second, reported
 * once and not served; if the first is not, this throws.
 */
export function followReleases(folder: string, delay: number, said: (text: string) => void, failed: typeof said) {
  const current = join(folder, "current");
  let site: Site;
  try {
    site = openSite(join(folder, readlinkSync(current)));
  } catch (error) {
    throw new Error(`${current} cannot be served (${error}). Build again, or go back: npm run rollback`);
  }
  let held = "";

  async function look(): Promise<void> {
    const found = readlinkSync(current);
    if (found === held) return;
    const next = openSite(join(folder, found));
    await cacheFiles(next);
    // a date in the future means that the clock has been set back
    const left = Math.min(delay, lstatSync(current).mtimeMs + delay - Date.now());
    await wait(Math.max(0, left), undefined, { ref: false });
    if (next.table.id !== site.table.id) said(`Now serving build ${next.table.id}`);
    site = next;
    held = found;
  }

  async function follow(): Promise<never> {
    for (let told = ""; ; await wait(500, undefined, { ref: false })) {
      const problem = await look().then(() => "", String);
      if (problem !== "" && problem !== told) failed(`A build cannot be read, what is served stays: ${problem}`);
      told = problem;
    }
  }

  return { site: () => site, follow };
}
