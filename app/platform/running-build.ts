import { http, requireJson } from "./http.ts";

/** The build that a server has in place, and the code it was made with. */
export type LatestBuild = { id?: unknown; code?: unknown };

/**
 * The build that this document was served from. It is in a header rather than in the page, so that a page that a build
 * does not change remains the same file. Undefined if a server omits the header, or the connection is not secure.
 */
export function runningBuild(): string | undefined {
  const [navigation] = performance.getEntriesByType("navigation");
  const timing = navigation instanceof PerformanceNavigationTiming ? navigation.serverTiming : [];
  return timing.find(({ name }) => name === "build")?.description;
}

/** The query contains the time, so that no cache answers. */
export function latestBuild(): Promise<LatestBuild> {
  return http<LatestBuild>(`/builds/latest.json?${Date.now()}`, { onResponse: requireJson });
}
