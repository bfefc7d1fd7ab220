import type { CachedFile, Site } from "../server/site.ts";

/** For tests: a site of a few files. */
const html = Buffer.from("<!doctype html><title>Page</title>");

export function cachedFile(type: string, body: Buffer, more: Partial<CachedFile> = {}): CachedFile {
  return {
    file: "x",
    path: "/nowhere",
    type,
    cache: "revalidate",
    etag: "abc",
    encodings: ["br", "gzip"],
    encoded: { br: 6, gzip: 4 },
    size: body.length,
    headers: {},
    bodies: { identity: body, br: Buffer.from("brotli"), gzip: Buffer.from("gzip") },
    ...more,
  };
}

export const site: Site = {
  table: {
    id: "one",
    files: {},
    redirects: { "/our-solutions": "/our-solutions/b2c", "/islands": "/esg#islands" },
    notFound: { "/": "/404.html" },
    inline: { script: "hash=", styles: ["style="] },
    icons: {},
  },
  files: new Map([
    ["/", cachedFile("text/html; charset=utf-8", html)],
    ["/esg", cachedFile("text/html; charset=utf-8", html)],
    ["/assets/a.js", cachedFile("text/javascript", Buffer.from("0123456789"), { cache: "immutable" })],
  ]),
  missing: new Map([["/", cachedFile("text/html; charset=utf-8", html)]]),
  icons: new Map([
    [
      "lucide",
      {
        prefix: "lucide",
        icons: { x: { body: "<path/>" } },
        aliases: { cross: { parent: "x" } },
        width: 24,
        height: 24,
      },
    ],
  ]),
};
