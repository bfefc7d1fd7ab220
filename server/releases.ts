import { lstatSync, readlinkSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { cacheFiles, openSite } from "./site.ts";

/**
 * Follows the build to serve from a folder: the first is read from disk as needed, each later one is taken over `delay`
 * milliseconds after it was put in place. An unreadable one is retried twice a second, reported once and not served.
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
