type Manifest = { routes: Record<string, { hasDefaultExport: boolean }> };

const prefix = "window.__reactRouterManifest=";

/**
 * The router's list of routes, which every page loads, without the files for machines: no page is ever shown at their
 * addresses. Throws when the list has another form than known, so that an upgrade of the router cannot slip by.
 */
export function trimManifest(script: string): string {
  const text = script.trim().replace(/;$/, "");
  if (!text.startsWith(prefix)) throw new Error("The router's manifest has another form than trim-manifest.ts expects");
  const manifest: Manifest = JSON.parse(text.slice(prefix.length));
  const routes = Object.entries(manifest.routes)
    .filter(([, { hasDefaultExport }]) => hasDefaultExport)
    // what a route does not have need not be said
    .map(([id, route]) => [id, Object.fromEntries(Object.entries(route).filter(([, value]) => value !== false))]);
  return `${prefix}${JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) })};`;
}
