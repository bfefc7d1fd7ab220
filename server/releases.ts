import { lstatSync, readlinkSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { cacheFiles, openSite, type Site } from "./site.ts";

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
