import { readFileSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { SiteTable } from "#server/policy/table.ts";
import type { Release } from "./release.ts";

/** How many builds' assets and payloads stay available, including the new one. */
const keptBuilds = 3;

/** The addresses that belong to each build, newest first: `builds.json` of a release. */
type Builds = { id: string; addresses: string[] }[];

/**
 * Carries over what tabs opened on earlier builds may still request: hashed assets, payloads and manifests. Returns the
 * list of builds to record for next time.
 */
export function copyPreviousBuilds(release: Release, code: string): Builds {
  const own = { id: release.id, addresses: Object.keys(release.files).filter(isTiedToBuild) };
  const before = join(release.site, "current");
  const read = (name: string) => JSON.parse(readFileSync(join(before, name), "utf8"));
  let table: SiteTable;
  let builds: Builds;
  try {
    [table, builds] = [read("table.json"), read("builds.json")];
  } catch {
    // the first build of a site, or one after a release that cannot be read
    return [own];
  }
  const older = builds.filter((build) => build.id !== release.id).slice(0, keptBuilds - 1);
  for (const address of new Set(older.flatMap(({ addresses }) => addresses))) {
    const entry = table.files[address];
    // a payload of the current code that the new build no longer has was removed on purpose
    if (!entry || release.has(address) || address.startsWith(`/payloads/${code}/`)) continue;
    release.link(address, join(before, "public", entry.file), entry);
  }
  return [own, ...older];
}

/** Removes releases other than the ones named. */
export async function removeOthers(site: string, keep: readonly string[]): Promise<void> {
  const folder = join(site, "releases");
  const others = (await readdir(folder)).filter((name) => !keep.includes(name));
  await Promise.all(others.map((name) => rm(join(folder, name), { recursive: true, force: true })));
}

function isTiedToBuild(address: string): boolean {
  return /^\/(assets|payloads|builds\/meta)\//.test(address);
}
