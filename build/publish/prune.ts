import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** Limits the size of a folder of files that can be rebuilt: the least recently used are removed first. */
export async function prune(folder: string, mostBytes: number): Promise<void> {
  const names = await readdir(folder).catch((): string[] => []);
  const files = await Promise.all(
    names.map(async (name) => {
      const { size, mtimeMs } = await stat(join(folder, name));
      return { name, size, used: mtimeMs };
    }),
  );
  let room = mostBytes;
  for (const { name, size } of files.sort((a, b) => b.used - a.used)) {
    room -= size;
    if (room < 0) await rm(join(folder, name), { force: true });
  }
}
