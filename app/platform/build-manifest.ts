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

/** By the name of the build where it is known, else by that of its code: redirects are code. */
function fetchManifest(): Promise<BuildManifest> {
  const name = runningBuild() ?? siteConfig().codeId;
  return http<BuildManifest>(`/builds/meta/${name}.json`, { priority: "low", onResponse: requireJson });
}

/** Whether the manifest is there or on its way. */
export function asksManifest(): boolean {
  return manifest !== undefined;
}

/** Where the route rules of the running build send a path, if anywhere. */
export async function redirectOf(pathname: string): Promise<string | undefined> {
  const { redirects } = (await buildManifest()).rules;
  return redirects[canonicalPath(pathname)];
}

/** Fetches the manifest once the page is ready, unless the line is very slow. */
export function fetchManifestWhenIdle(): void {
  if (navigator.connection?.effectiveType === "slow-2g") return;
  const fetchIt = () => void buildManifest().catch(() => {});
  if ("requestIdleCallback" in window) requestIdleCallback(fetchIt);
  else setTimeout(fetchIt, 200);
}
