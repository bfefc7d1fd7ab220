import type { SiteTable } from "./table.ts";
import {
  buildHeader,
  cacheHeader,
  cacheRules,
  writeContentSecurityPolicy,
  securityHeaders,
  sharedFolder,
  sharedHeader,
} from "./headers.ts";

/** `_headers` and `_redirects` for static hosts that read them. */
export function writeCdnFiles(table: SiteTable) {
  const block = (path: string, headers: Record<string, string>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n");
  const folders = cacheRules.filter(([start]) => start.endsWith("/"));
  return {
    _headers: `${[
      block("/*", {
        ...securityHeaders,
        "Content-Security-Policy": writeContentSecurityPolicy(table.inline),
        ...buildHeader(table.id),
      }),
      ...folders.map(([start, cache]) => block(`/${start}*`, { "Cache-Control": cacheHeader(cache) })),
      block(`/${sharedFolder}*`, sharedHeader),
      block("/builds/latest.json", { "Cache-Control": cacheHeader("never") }),
    ].join("\n\n")}\n`,
    _redirects: `${Object.entries(table.redirects)
      .map(([from, to]) => `${from} ${to} 308`)
      .join("\n")}\n`,
  };
}
