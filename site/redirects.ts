/**
 * Redirects by exact path that depend on no content. Those of hubs and of what was renamed are made of the content beside
 * them (`catalog/redirects.ts`); the server, the CDN files and the client read them all in the build's manifest.
 */
export const redirects: Readonly<Record<string, string>> = {
  "/yun-ecosystem": "/yun-ecosystem/partners",
  "/resource/guides": "/resource",
  "/newsroom/detail": "/newsroom",
};
