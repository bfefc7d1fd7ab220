import { encodingSuffix, type FileEntry, type IconSet, type SiteTable } from "./policy/table.ts";
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** Files over this many bytes are streamed instead of held. */
const heldUpTo = 1_000_000;

export type Held = FileEntry & { bodies: Partial<Record<"identity" | "br" | "gzip", Buffer>>; path: string };

export type Site = { table: SiteTable; files: Map<string, Held>; icons: Map<string, IconSet> };

/** Bytes that a server holds; what is over is read from the disk when it is asked for. */
const heldInAll = 256_000_000;

/** Opens a release. What it has is known then; `holdFiles` takes it into memory. */
export function openSite(release: string): Site {
  const table: SiteTable = JSON.parse(readFileSync(join(release, "table.json"), "utf8"));
  const files = Object.entries(table.files).map(([path, entry]): [string, Held] => [
    path,
    { ...entry, path: join(release, "public", entry.file), bodies: {} },
  ]);
  const icons = Object.entries(table.icons).map(([name, file]): [string, IconSet] => [
    name,
    JSON.parse(readFileSync(join(release, file), "utf8")),
  ]);
  return { table, files: new Map(files), icons: new Map(icons) };
}

/**
 * Takes the files of a release into memory: no request touches the file system afterwards, save for files over 1 MB, and
 * for what a very large site has beyond 256 MB. Whatever is asked for, only files that the table names are ever opened.
 */
export async function holdFiles({ files }: Site): Promise<void> {
  let left = heldInAll;
  for (const { path, size, encoded, encodings, bodies } of files.values()) {
    const bytes = size + (encoded?.br ?? 0) + (encoded?.gzip ?? 0);
    if (size > heldUpTo || bytes > left) continue;
    left -= bytes;
    const read: Held["bodies"] = { identity: await readFile(path) };
    for (const encoding of encodings) read[encoding] = await readFile(path + encodingSuffix[encoding]);
    Object.assign(bodies, read);
  }
}
