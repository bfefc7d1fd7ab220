import type { SiteTable } from "./table.ts";
import {
  buildHeader,
  cacheHeader,
  writeContentSecurityPolicy,
  securityHeaders,
  sharedFolder,
  sharedHeader,
} from "./headers.ts";

/** `_headers` and `_redirects` for static hosts that read them. */
export function writeCdnFiles(table: SiteTable) {
  const block = (path: string, headers: Record<string, string>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n");
  const immutable = { "Cache-Control": cacheHeader("immutable") };
  const day = { "Cache-Control": cacheHeader("day") };
  return {
    _headers: `${[
      block("/*", {
        ...securityHeaders,
        "Content-Security-Policy": writeContentSecurityPolicy(table.inline),
        ...buildHeader(table.id),
      }),
      ...["/assets/*", "/images/*", "/files/*", "/builds/meta/*"].map((path) => block(path, immutable)),
      ...["/cards/*", "/maps/*", "/icons/*"].map((path) => block(path, day)),
      block(`/${sharedFolder}*`, sharedHeader),
      block("/builds/latest.json", { "Cache-Control": cacheHeader("never") }),
    ].join("\n\n")}\n`,
    _redirects: `${Object.entries(table.redirects)
      .map(([from, to]) => `${from} ${to} 308`)
      .join("\n")}\n`,
  };
}
