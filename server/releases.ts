import { lstatSync, readlinkSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { cacheFiles, openSite } from "./site.ts";

/**
 * The build to serve from a folder, at first from the disk, and the next one `delay` milliseconds after it was put in
 * place. One that cannot be read leaves the running one alone; it is tried twice a second, but told once.
 */
export function followReleases(folder: string, delay: number, said: (text: string) => void, failed: typeof said) {
  const current = join(folder, "current");
  let site = openSite(join(folder, readlinkSync(current)));
  let held = "";

  async function look(): Promise<void> {
    const found = readlinkSync(current);
    if (found === held) return;
    const next = openSite(join(folder, found));
    await cacheFiles(next);
    await wait(Math.max(0, lstatSync(current).mtimeMs + delay - Date.now()), undefined, { ref: false });
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
