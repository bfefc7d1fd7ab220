import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { NginxOptions } from "./nginx.ts";

type Settings = Omit<NginxOptions, "root" | "state" | "logs">;

const brotliModule = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

/** Where `npm run nginx` keeps this machine's settings, which apply to every build and rollback. */
export function getSettingsFile(site: string): string {
  return join(site, "nginx.json");
}

/** This machine's nginx settings; by default port 8080, no TLS and no proxies. */
export function readNginxSettings(site: string): Settings {
  const file = getSettingsFile(site);
  const brotli = existsSync(brotliModule) && { brotliModule };
  return { port: 8080, ...brotli, ...(existsSync(file) && JSON.parse(readFileSync(file, "utf8"))) };
}

/** Options for a release in its folder on this machine. Its logs are files: standard output is gone after a reload. */
export function onThisMachine(site: string, id: string): NginxOptions {
  const state = resolve(site, "nginx");
  return { ...readNginxSettings(site), root: resolve(site, "releases", id, "public"), state, logs: `${state}-` };
}

/** Options for the container (see Dockerfile). */
export const inContainer: NginxOptions = {
  root: "/srv/site/public",
  port: 8080,
  state: "/tmp/site-nginx",
  brotliModule,
};

/**
 * Has this machine's nginx, if it runs, take over the release in place. False if it may not be told to: then it goes on
 * serving an older release, which must stay.
 */
export function reloadNginx(site: string): boolean {
  try {
    const pid = Number(readFileSync(`${onThisMachine(site, "").state}.pid`, "utf8"));
    // after a crash the number may belong to another process
    if (readFileSync(`/proc/${pid}/cmdline`, "utf8").startsWith("nginx: master")) process.kill(pid, "SIGHUP");
    return true;
  } catch (error) {
    return !String(error).includes("EPERM");
  }
}
