import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";

const mostTrees = 16;

/** Runs something while no other process does the same in this folder; waits for one that does. */
export async function withLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const lock = join(folder, "lock");
  for (;;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: "wx" });
      break;
    } catch {
      if (!isRunning(lock)) rmSync(lock, { force: true });
      else await setTimeout(500);
    }
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function isRunning(lock: string): boolean {
  try {
    process.kill(Number(readFileSync(lock, "utf8")), 0);
    return true;
  } catch {
    return false;
  }
}

/** Makes the folder `name` below `folder` by `fill`, unless it is there; one that was begun and not finished is made anew. */
export async function keepCapture(folder: string, name: string, fill: (into: string) => Promise<void> | void) {
  const into = join(folder, name);
  const done = `${into}.done`;
  if (existsSync(done)) return into;
  rmSync(into, { recursive: true, force: true });
  mkdirSync(into, { recursive: true });
  await fill(into);
  writeFileSync(done, "");
  return into;
}

/** Marks a tree as used, and removes those that were not used for longest. */
export function pruneTrees(cache: string, used: readonly string[]): void {
  const now = new Date();
  for (const tree of used) utimesSync(tree, now, now);
  const folder = join(cache, "trees");
  const trees = readdirSync(folder)
    .map((name) => ({ path: join(folder, name), at: statSync(join(folder, name)).mtimeMs }))
    .sort((a, b) => b.at - a.at);
  for (const { path } of trees.slice(mostTrees)) rmSync(path, { recursive: true, force: true });
}
