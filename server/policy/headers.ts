import type { CacheClass, FileEntry } from "./table.ts";

/** The one policy of headers. The server sends it; the files for nginx and CDNs are written from it. */

const cacheControl: Readonly<Record<CacheClass, string>> = {
  immutable: "public, max-age=31536000, immutable",
  revalidate: "no-cache",
  never: "no-store",
  day: "public, max-age=86400",
};

export function cacheHeader(cache: CacheClass): string {
  return cacheControl[cache];
}

/** How long a file of the release may be kept by a browser, by its name below the public folder. */
export function cacheOf(name: string): CacheClass {
  if (/^(assets|images|files)\//.test(name) && !name.endsWith("index.json")) return "immutable";
  if (/^builds\/meta\//.test(name)) return "immutable";
  if (name === "builds/latest.json") return "never";
  return /^(cards|maps|icons?|favicon|apple)/.test(name) ? "day" : "revalidate";
}

/** Headers of every answer. */
export const securityHeaders: Readonly<Record<string, string>> = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy":
    "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=(), browsing-topics=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** Tells a page which build it was served from (see app/platform/running-build.ts). */
export function buildHeader(id: string): Record<string, string> {
  return { "Server-Timing": `build;desc="${id}"` };
}

/** Headers of a file, whoever asks for it: all but those on which encodings, conditions and parts depend. */
export function headersOfFile(file: FileEntry, build: string): Record<string, string> {
  return {
    ...securityHeaders,
    "Content-Type": file.type,
    "Cache-Control": cacheHeader(file.cache),
    ...(file.encodings.length > 0 && { Vary: "Accept-Encoding" }),
    ...(file.type.startsWith("text/html") && {
      "Content-Security-Policy": contentSecurityPolicy(file),
      ...buildHeader(build),
    }),
    ...(file.type.startsWith("text/csv") && { "Content-Disposition": "attachment" }),
  };
}

/** For sites behind TLS: browsers insist on it for two years. */
export const strictTransport = { "Strict-Transport-Security": "max-age=63072000; includeSubDomains" } as const;

/** Forbids other sites to show a page in a frame; a header alone can say it. */
export const noFrames = "frame-ancestors 'none'";

/** The policy of a page: scripts of this site and the page's own inline ones, by their hashes. */
export function contentSecurityPolicy(page: Pick<FileEntry, "scripts">): string {
  return `${pagePolicy(page)}; ${noFrames}`;
}

/** The same without what a `meta` element may not say. */
export function pagePolicy({ scripts = [] }: Pick<FileEntry, "scripts">): string {
  const hashes = scripts.map((hash) => ` 'sha256-${hash}'`).join("");
  return [
    "default-src 'none'",
    `script-src 'self'${hashes}`,
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join("; ");
}
