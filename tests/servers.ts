import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { nginxFiles } from "../server/policy/nginx.ts";
import type { SiteTable } from "../server/policy/table.ts";
import { ask } from "./raw-http.ts";

export type Running = { port: number; stop: () => Promise<void>; process: ChildProcess };

export const brotliModule = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";
export const hasNginx = spawnSync("nginx", ["-v"]).status === 0;

/** Waits until a server answers. */
async function ready(port: number): Promise<void> {
  for (const start = Date.now(); Date.now() - start < 10_000; )
    if ((await ask(port, "/healthz").catch(() => undefined))?.status === 200) return;
    else await new Promise((resolve) => setTimeout(resolve, 20));
  throw new Error(`no server at ${port}`);
}

export async function startEmbedded(
  port: number,
  env: Record<string, string> = {},
  prefix: readonly string[] = [],
): Promise<Running> {
  // as in `npm start` and docs/yunroute.service
  const flags = ["--max-semi-space-size=1", "--single-threaded-gc"];
  const [command = "", ...words] = [...prefix, process.execPath, ...flags, "server/main.ts"];
  const child = spawn(command, words, {
    env: { ...process.env, PORT: String(port), HOST: "127.0.0.1", LOG: "off", ...env },
    stdio: "ignore",
  });
  await ready(port);
  return { port, process: child, stop: () => ended(child) };
}

/** nginx with the files that the build has written for it, save for place and port. */
export async function startNginx(
  port: number,
  { site = "dist/site", prefix = [], workers }: { site?: string; prefix?: readonly string[]; workers?: number } = {},
): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  const release = realpathSync(join(site, "current"));
  const table: SiteTable = JSON.parse(readFileSync(join(release, "table.json"), "utf8"));
  const options = { root: join(release, "public"), port, ...(existsSync(brotliModule) && { brotliModule }) };
  for (const [name, text] of Object.entries(nginxFiles(table, options)))
    writeFileSync(
      join(folder, name),
      text
        .replaceAll("/tmp/yunroute-nginx", join(folder, "nginx"))
        .replace("worker_processes auto", `worker_processes ${workers ?? "auto"}`)
        .replace("access_log /dev/stdout paths", "access_log off"),
    );
  // started as root, its workers would be somebody who may not read this folder
  const user = process.getuid?.() === 0 ? "user root;" : "";
  const [command = "", ...words] = [...prefix, "nginx", "-c", join(folder, "nginx.conf"), "-g", `daemon off; ${user}`];
  const child = spawn(command, words, { stdio: "ignore" });
  await ready(port);
  return {
    port,
    process: child,
    stop: async () => {
      await ended(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill("SIGTERM");
  await once(child, "exit");
}
