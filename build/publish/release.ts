import { copyFileSync, linkSync, mkdirSync, writeFileSync } from "node:fs";
import { mkdir, rename, rm, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type CacheClass, encodingSuffix, type FileEntry } from "#server/policy/table.ts";
import { compressKept, describe, sizesOf } from "./compress.ts";

/** A release being written: files by address, each with its encodings, and the table that describes them. */
export class Release {
  readonly files: Record<string, FileEntry> = {};
  readonly folder: string;
  readonly #made = new Set<string>();

  constructor(folder: string) {
    this.folder = folder;
  }

  /** Adds a body at an address such as `/esg`, stored in `file` below the public folder. */
  async add(address: string, file: string, body: Buffer, cache: CacheClass): Promise<void> {
    const described = describe(file, body);
    const path = this.#pathOf(file);
    writeFileSync(path, body);
    const encoded = described.encodings.length > 0 ? await compressKept(body, described.etag) : undefined;
    for (const encoding of described.encodings)
      if (encoded) writeFileSync(path + encodingSuffix[encoding], encoded[encoding]);
    this.files[address] = { file, cache, ...described, ...(encoded && { encoded: sizesOf(encoded) }) };
  }

  /** Adds a file that exists elsewhere, with its encodings, without copying it. */
  link(address: string, from: string, entry: FileEntry): void {
    const path = this.#pathOf(entry.file);
    for (const suffix of ["", ...entry.encodings.map((encoding) => encodingSuffix[encoding])])
      try {
        linkSync(from + suffix, path + suffix);
      } catch {
        // hard links cannot cross file systems
        copyFileSync(from + suffix, path + suffix);
      }
    this.files[address] = entry;
  }

  /** Writes a file that is not served. */
  async keep(file: string, text: string): Promise<void> {
    await mkdir(dirname(join(this.folder, file)), { recursive: true });
    await writeFile(join(this.folder, file), text);
  }

  #pathOf(file: string): string {
    const path = join(this.folder, "public", file);
    const folder = dirname(path);
    if (!this.#made.has(folder)) mkdirSync(folder, { recursive: true });
    this.#made.add(folder);
    return path;
  }
}

/** Puts a finished release in place by renaming a link, so that the site is never missing. */
export async function putInPlace(site: string, finished: string, id: string): Promise<void> {
  const target = join(site, "releases", id);
  await rm(target, { recursive: true, force: true });
  await rename(finished, target);
  const link = join(site, `.current-${process.pid}`);
  await rm(link, { force: true });
  await symlink(join("releases", id), link);
  await rename(link, join(site, "current"));
}
