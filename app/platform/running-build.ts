import { http, requireJson } from "./http.ts";

/** The build that a server has in place, and the code it is made with. */
export type LatestBuild = { id?: unknown; code?: unknown };

/**
 * The build that this document was served from. A header says it and not the page, so that a page that a build did not
 * change stays the same file. Nothing where a server leaves the header out, or the connection is not secure.
 */
export function runningBuild(): string | undefined {
  const [navigation] = performance.getEntriesByType("navigation");
  const timing = navigation instanceof PerformanceNavigationTiming ? navigation.serverTiming : [];
  return timing.find(({ name }) => name === "build")?.description;
}

/** Asked with the time, so that nothing on the way answers from memory. */
export function latestBuild(): Promise<LatestBuild> {
  return http<LatestBuild>(`/builds/latest.json?${Date.now()}`, { onResponse: requireJson });
}
