import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { NginxOptions } from "./nginx.ts";

type Settings = Omit<NginxOptions, "root">;

const brotliModule = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

/** Where `npm run nginx` keeps what is this machine's: every build and rollback is served with it. */
export function settingsFile(site: string): string {
  return join(site, "nginx.json");
}

/** This machine's settings of nginx; port 8080 without TLS and proxies where none were written. */
export function nginxSettings(site: string): Settings {
  const file = settingsFile(site);
  const brotli = existsSync(brotliModule) && { brotliModule };
  return { port: 8080, ...brotli, ...(existsSync(file) && JSON.parse(readFileSync(file, "utf8"))) };
}

/** Options for a release that lies in its folder, on this machine. */
export function onThisMachine(site: string, id: string): NginxOptions {
  return { ...nginxSettings(site), root: resolve(site, "releases", id, "public") };
}

/** Options for the container (see Dockerfile). */
export const inContainer: NginxOptions = { root: "/srv/site/public", port: 8080, brotliModule };
