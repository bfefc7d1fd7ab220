import type { CacheClass, FileEntry, SiteTable } from "./table.ts";

/** The only definition of the header policy: the server sends it, and the nginx and CDN files are written from it. */

const cacheControl: Readonly<Record<CacheClass, string>> = {
  immutable: "public, max-age=31536000, immutable",
  revalidate: "no-cache",
  never: "no-store",
  day: "public, max-age=86400",
};

export function cacheHeader(cache: CacheClass): string {
  return cacheControl[cache];
}

/** How long a browser may keep a file of the release, judged by its name below the public folder. */
export function cacheOf(name: string): CacheClass {
  if (/^(assets|images|files)\//.test(name) && !name.endsWith("index.json")) return "immutable";
  if (/^builds\/meta\//.test(name)) return "immutable";
  if (name === "builds/latest.json") return "never";
  return /^(cards|maps|icons?|favicon|apple)/.test(name) ? "day" : "revalidate";
}

/** Headers of every response. */
export const securityHeaders: Readonly<Record<string, string>> = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy":
    "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=(), browsing-topics=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** Tells a page which build it was served from (see app/platform/build-updates.ts). */
export function buildHeader(id: string): Record<string, string> {
  return { "Server-Timing": `build;desc="${id}"` };
}

/** Files for other people's programs, which may read them from any origin, by their names below the public folder. */
export const sharedFolder = "data/";
export const sharedHeader = { "Access-Control-Allow-Origin": "*" } as const;

/** Headers that a file always has: all but those that depend on encoding, conditions or range. */
export function buildFileHeaders(
  file: FileEntry,
  { id, inline }: Pick<SiteTable, "id" | "inline">,
): Record<string, string> {
  return {
    ...securityHeaders,
    "Content-Type": file.type,
    "Cache-Control": cacheHeader(file.cache),
    ...(file.encodings.length > 0 && { Vary: "Accept-Encoding" }),
    ...(file.type.startsWith("text/html") && {
      "Content-Security-Policy": writeContentSecurityPolicy(inline),
      ...buildHeader(id),
    }),
    ...(file.file.startsWith(sharedFolder) && sharedHeader),
    ...(file.type.startsWith("text/csv") && { "Content-Disposition": "attachment" }),
  };
}

/** For sites behind TLS: browsers then insist on it for two years. */
export const strictTransport = { "Strict-Transport-Security": "max-age=63072000; includeSubDomains" } as const;

/** The policy of all pages: scripts and styles from this site, and the inline ones that pages contain. */
export function writeContentSecurityPolicy({ script, styles }: SiteTable["inline"]): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'sha256-${script}'`,
    ["style-src 'self'", ...styles.map((style) => `'sha256-${style}'`)].join(" "),
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // only markup and workers that the site's own policy has let pass (app/platform/trusted-types.ts)
    "require-trusted-types-for 'script'",
    "trusted-types site",
  ].join("; ");
}
