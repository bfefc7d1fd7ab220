import { lstatSync, readlinkSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { holdFiles, openSite } from "./site.ts";

type Told = { said: (text: string) => void; failed: (text: string) => void };

/**
 * The build to serve from a folder, and the next one `delay` milliseconds after it was put in place. One that cannot be
 * read leaves the running one alone; it is tried twice a second, but told once.
 */
export function followReleases(folder: string, delay: number, { said, failed }: Told) {
  const current = join(folder, "current");
  let release = readlinkSync(current);
  let site = openSite(join(folder, release));
  let told = "";

  async function follow(): Promise<never> {
    for (;;) {
      await wait(500, undefined, { ref: false });
      try {
        const found = readlinkSync(current);
        if (found === release) continue;
        const next = openSite(join(folder, found));
        await holdFiles(next, site);
        await wait(Math.max(0, lstatSync(current).mtimeMs + delay - Date.now()), undefined, { ref: false });
        site = next;
        release = found;
        said(`Now serving build ${site.table.id}`);
        told = "";
      } catch (error) {
        const problem = `The new build could not be read, the running one stays: ${messageOf(error)}`;
        if (problem !== told) failed(problem);
        told = problem;
      }
    }
  }

  return {
    site: () => site,
    /** Takes the running build into memory (until then, files are sent from the disk), and follows what comes. */
    hold: async () => {
      await holdFiles(site);
      void follow();
    },
  };
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
