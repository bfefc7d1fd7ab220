import { execFileSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { digest, type FileEntry, type SiteTable } from "../server/policy/table.ts";

/** Copies the current build into a folder of its own, as build "one", with further files of these sizes. */
export function copySite(site: string, files: Readonly<Record<string, number>>): string {
  const folder = mkdtempSync(join(tmpdir(), "faults-"));
  const release = join(folder, "releases", "one");
  mkdirSync(join(folder, "releases"));
  copyRelease(realpathSync(join(site, "current")), release);
  changeTable(release, (table) => {
    table.id = "one";
    for (const [path, size] of Object.entries(files)) addFile(release, table, path, size);
  });
  symlinkSync("releases/one", join(folder, "current"));
  return folder;
}

/** Copies a release; unchanged files are hard links if both are on one disk. */
export function copyRelease(from: string, to: string): void {
  execFileSync("cp", [from.startsWith(tmpdir()) ? "-al" : "-a", from, to]);
}

/** Writes a file anew: another release may share the old one. */
export function rewrite(file: string, content: string | Buffer): void {
  rmSync(file, { force: true });
  writeFileSync(file, content);
}

export function changeTable(release: string, run: (table: SiteTable) => void): void {
  const file = join(release, "table.json");
  const table: SiteTable = JSON.parse(readFileSync(file, "utf8"));
  run(table);
  rewrite(file, JSON.stringify(table));
}

/** Adds a file of zeros that uses no disk space. */
export function addFile(release: string, table: SiteTable, path: string, size: number): void {
  const file = path.slice(1);
  mkdirSync(join(release, "public/files"), { recursive: true });
  rewrite(join(release, "public", file), "");
  truncateSync(join(release, "public", file), size);
  const etag = digestOfZeros(size);
  const entry: FileEntry = { file, type: "application/zip", cache: "immutable", etag, encodings: [], size };
  table.files[path] = entry;
}

const digests = new Map<number, string>();

function digestOfZeros(size: number): string {
  const known = digests.get(size) ?? digest(Buffer.alloc(size));
  digests.set(size, known);
  return known;
}
