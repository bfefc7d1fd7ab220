import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { NginxOptions } from "./nginx.ts";

type Settings = Omit<NginxOptions, "root">;

const brotliModule = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

/** Where `npm run nginx` keeps this machine's settings, which apply to every build and rollback. */
export function settingsFile(site: string): string {
  return join(site, "nginx.json");
}

/** This machine's nginx settings; by default port 8080, no TLS and no proxies. */
export function nginxSettings(site: string): Settings {
  const file = settingsFile(site);
  const brotli = existsSync(brotliModule) && { brotliModule };
  return { port: 8080, ...brotli, ...(existsSync(file) && JSON.parse(readFileSync(file, "utf8"))) };
}

/** Options for a release in its folder on this machine. */
export function onThisMachine(site: string, id: string): NginxOptions {
  return { ...nginxSettings(site), root: resolve(site, "releases", id, "public") };
}

/** Options for the container (see Dockerfile). */
export const inContainer: NginxOptions = { root: "/srv/site/public", port: 8080, brotliModule };
