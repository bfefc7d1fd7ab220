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

/** How long browsers may keep files, by how their names below the public folder begin: the first that fits. */
export const cacheRules: readonly (readonly [start: string, cache: CacheClass])[] = [
  ["images/index.json", "revalidate"],
  ["files/index.json", "revalidate"],
  ...["assets/", "images/", "files/", "builds/meta/"].map((folder) => [folder, "immutable"] as const),
  ["builds/latest.json", "never"],
  ...["cards/", "maps/", "icons/", "icon", "favicon", "apple"].map((start) => [start, "day"] as const),
];

export function cacheOf(name: string): CacheClass {
  return cacheRules.find(([start]) => name.startsWith(start))?.[1] ?? "revalidate";
}

/** The media types of the site's files by their endings. */
export const mediaTypes: Readonly<Record<string, string>> = {
  html: "text/html",
  js: "text/javascript",
  css: "text/css",
  json: "application/json",
  webmanifest: "application/manifest+json",
  xml: "application/xml",
  txt: "text/plain",
  csv: "text/csv",
  ics: "text/calendar",
  svg: "image/svg+xml",
  png: "image/png",
  ico: "image/x-icon",
  jpeg: "image/jpeg",
  webp: "image/webp",
  avif: "image/avif",
  woff2: "font/woff2",
  pdf: "application/pdf",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  zip: "application/zip",
};
const feeds: Readonly<Record<string, string>> = {
  "feed.xml": "application/atom+xml",
  "feed.json": "application/feed+json",
};

/** Those whose characters are stated; JSON is always UTF-8. */
export const textTypes = [
  "application/xml",
  "application/atom+xml",
  ...Object.values(mediaTypes).filter((type) => type.startsWith("text/") && type !== "text/html"),
];

/** The media type of a file of the site. A file type that is not listed here fails the build. */
export function getMediaType(file: string): string {
  const [name = ""] = /[^/]*$/.exec(file) ?? [];
  const type = feeds[name] ?? mediaTypes[name.slice(name.lastIndexOf(".") + 1)];
  if (!type) throw new Error(`${file}: its media type is not known; name it in server/policy/headers.ts`);
  return textTypes.includes(type) || type === "text/html" ? `${type}; charset=utf-8` : type;
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
