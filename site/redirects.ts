/**
 * Redirects by exact path that do not depend on content. Those of hubs and of renamed items are made from the content
 * (`catalog/redirects.ts`); the server, the CDN files and the client get all of them from the build's manifest.
 */
export const redirects: Readonly<Record<string, string>> = {
  "/yun-ecosystem": "/yun-ecosystem/partners",
  "/resource/guides": "/resource",
  "/newsroom/detail": "/newsroom",
};
