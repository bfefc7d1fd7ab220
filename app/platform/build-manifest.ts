import type { BuildManifest } from "#site/build-manifest.ts";
import { canonicalPath } from "#site/canonical-path.ts";
import { http, requireJson } from "./http.ts";
import { runningBuild } from "./running-build.ts";
import { siteConfig } from "./site-config.ts";

let manifest: Promise<BuildManifest> | undefined;

/** The manifest of the running build: its prerendered paths and route rules. Fetched once; a failure may be retried. */
export function buildManifest(): Promise<BuildManifest> {
  manifest ??= fetchManifest().catch((error: unknown) => {
    manifest = undefined;
    throw error;
  });
  return manifest;
}

/** By the build's id if it is known, else by its code's, since redirects are part of the code. */
function fetchManifest(): Promise<BuildManifest> {
  const name = runningBuild() ?? siteConfig().codeId;
  return http<BuildManifest>(`/builds/meta/${name}.json`, { priority: "low", onResponse: requireJson });
}

/** Whether the manifest has been fetched or requested. */
export function asksManifest(): boolean {
  return manifest !== undefined;
}

/** Where the running build's route rules redirect a path, if anywhere. */
export async function redirectOf(pathname: string): Promise<string | undefined> {
  const { redirects } = (await buildManifest()).rules;
  return redirects[canonicalPath(pathname)];
}

/** Fetches the manifest once the page is ready, unless the connection is very slow. */
export function fetchManifestWhenIdle(): void {
  if (navigator.connection?.effectiveType === "slow-2g") return;
  const fetchIt = () => void buildManifest().catch(() => {});
  if ("requestIdleCallback" in window) requestIdleCallback(fetchIt);
  else setTimeout(fetchIt, 200);
}
