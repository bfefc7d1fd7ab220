import type { BuildManifest } from "#site/build-manifest.ts";
import { toCanonicalPath } from "#site/pages.ts";
import { fetchWithRetry, requireJson } from "./http.ts";
import { readSiteConfig } from "./served-document.ts";

const interval = 60 * 60 * 1000;
let newer = false;
let lastCheck = 0;
let timer: ReturnType<typeof setInterval> | undefined;

/** True once a check has seen another build: the next navigation must be a full document load. */
export function isNewBuildReady(): boolean {
  return newer;
}

/**
 * Starts the checks: every hour, when the tab becomes visible after more than an hour, and when the network is back.
 * `onNewBuild` is called once; the page in use is never reloaded.
 */
export function watchBuild(onNewBuild: () => void): () => void {
  lastCheck = Date.now();
  const check = () => checkNow(onNewBuild).then((found) => found && stop());
  const onVisible = () => {
    if (document.visibilityState === "visible" && Date.now() - lastCheck > interval) check();
  };
  timer = setInterval(check, interval);
  document.addEventListener("visibilitychange", onVisible);
  window.addEventListener("online", check);
  function stop() {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", onVisible);
    window.removeEventListener("online", check);
  }
  return stop;
}

/** Whether the server has a different build in place from the running one; false if it does not say. */
export async function isNewerBuildThere(): Promise<boolean> {
  try {
    const { id, code } = await fetchLatestBuild();
    const running = getRunningBuild();
    return typeof id === "string" && (running ? id !== running : code !== readSiteConfig().codeId);
  } catch {
    return false;
  }
}

async function checkNow(onNewBuild: () => void): Promise<boolean> {
  lastCheck = Date.now();
  // if the server does not say, the visitor need not know: the next check is in an hour
  if (!(await isNewerBuildThere())) return false;
  if (newer) return true;
  newer = true;
  onNewBuild();
  return true;
}

let manifest: Promise<BuildManifest> | undefined;

/** The manifest of the running build: its prerendered paths and route rules. Fetched once; a failure may be retried. */
export function loadManifest(): Promise<BuildManifest> {
  manifest ??= fetchManifest().catch((error: unknown) => {
    manifest = undefined;
    throw error;
  });
  return manifest;
}

/** By the build's id if it is known, else that of the latest build of its code. */
function fetchManifest(): Promise<BuildManifest> {
  const id = getRunningBuild();
  const name = id ? `meta/${id}` : `code/${readSiteConfig().codeId}`;
  return fetchWithRetry<BuildManifest>(`/builds/${name}.json`, { priority: "low", onResponse: requireJson });
}

/** Whether the manifest has been fetched or requested. */
export function isFetchingManifest(): boolean {
  return manifest !== undefined;
}

/** Where the running build's route rules redirect a path, if anywhere. */
export async function findRedirect(pathname: string): Promise<string | undefined> {
  const { redirects } = (await loadManifest()).rules;
  return redirects[toCanonicalPath(pathname)];
}

/** Whether the running build has a page at a canonical path; also if that cannot be found out. */
export async function isPublished(path: string): Promise<boolean> {
  return loadManifest().then(
    ({ prerendered }) => prerendered.includes(path),
    () => true,
  );
}

/** Fetches the manifest once the page is ready, unless the connection is very slow. */
export function fetchManifestWhenIdle(): void {
  if (navigator.connection?.effectiveType === "slow-2g") return;
  const fetchIt = () => void loadManifest().catch(() => {});
  if ("requestIdleCallback" in window) requestIdleCallback(fetchIt);
  else setTimeout(fetchIt, 200);
}

/** The build that a server has in place, and the code it was made with. */
export type LatestBuild = { id?: unknown; code?: unknown };

/**
 * The build that this document was served from. It is in a header rather than in the page, so that a page that a build
 * does not change remains the same file. Undefined if a server omits the header, or the connection is not secure.
 */
function getRunningBuild(): string | undefined {
  const [navigation] = performance.getEntriesByType("navigation");
  const timing = navigation instanceof PerformanceNavigationTiming ? navigation.serverTiming : [];
  return timing.find(({ name }) => name === "build")?.description;
}

/** The query contains the time, so that no cache answers. */
function fetchLatestBuild(): Promise<LatestBuild> {
  return fetchWithRetry<LatestBuild>(`/builds/latest.json?${Date.now()}`, { onResponse: requireJson });
}
