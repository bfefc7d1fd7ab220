/**
 * Redirects by exact path: the one source. The build writes them into its manifest (`builds/meta/{id}.json`);
 * the server, the CDN files and the client read them there.
 */
export const redirects: Readonly<Record<string, string>> = {
  "/our-solutions": "/our-solutions/b2c-dedicated-line",
  "/our-solutions/b2b": "/our-solutions/b2b-bulk-goods",
  "/our-solutions/b2c": "/our-solutions/b2c-dedicated-line",
  "/yun-ecosystem": "/yun-ecosystem/partners",
  "/resource/guides": "/resource",
  "/newsroom/detail": "/newsroom",
};
