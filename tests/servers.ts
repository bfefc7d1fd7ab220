import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { nginxConf } from "../server/policy/nginx.ts";
import { nginxSettings } from "../server/policy/nginx-settings.ts";
import type { SiteTable } from "../server/policy/table.ts";
import { ask } from "./raw-http.ts";

export type Running = { port: number; stop: () => Promise<void>; process: ChildProcess };

export const hasNginx = spawnSync("nginx", ["-v"]).status === 0;

/** Waits until a server answers; a busy machine may take its time. */
async function ready(port: number, child: ChildProcess): Promise<void> {
  while ((await ask(port, "/healthz").catch(() => undefined))?.status !== 200) {
    if (child.exitCode !== null) throw new Error(`the server at ${port} has ended with ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** The embedded server; SERVER_MAIN names another version's `server/main.ts`, to hold it to the same tests. */
export async function startEmbedded(
  port: number,
  env: Record<string, string> = {},
  prefix: readonly string[] = [],
): Promise<Running> {
  const [command = "", ...words] = [...prefix, process.execPath, process.env.SERVER_MAIN ?? "server/main.ts"];
  const child = spawn(command, words, {
    env: { ...process.env, PORT: String(port), HOST: "127.0.0.1", LOG: "off", ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  await ready(port, child);
  return { port, process: child, stop: () => ended(child) };
}

/** The configuration of nginx for a release, with a folder and a port of its own. */
export function nginxFor(site: string, folder: string, port: number, workers: number | "auto" = "auto"): string {
  const release = realpathSync(join(site, "current"));
  const table: SiteTable = JSON.parse(readFileSync(join(release, "table.json"), "utf8"));
  return nginxConf(table, { ...nginxSettings(site), root: join(release, "public"), port })
    .replaceAll("/tmp/yunroute-nginx", join(folder, "nginx"))
    .replace("worker_processes auto", `worker_processes ${workers}`)
    .replace("access_log /dev/stdout paths", "access_log off");
}

/** nginx as the build configures it, save for its folder and port. `reload` takes what lies in `site` then. */
export async function startNginx(
  port: number,
  { site = "dist/site", prefix = [], workers }: { site?: string; prefix?: readonly string[]; workers?: number } = {},
): Promise<Running & { reload: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  const conf = join(folder, "nginx.conf");
  const write = () => writeFileSync(conf, nginxFor(site, folder, port, workers));
  write();
  // started as root, its workers would be somebody who may not read this folder
  const user = process.getuid?.() === 0 ? "user root;" : "";
  const [command = "", ...words] = [...prefix, "nginx", "-c", conf, "-g", `daemon off; ${user}`];
  const child = spawn(command, words, { stdio: ["ignore", "ignore", "inherit"] });
  await ready(port, child);
  return {
    port,
    process: child,
    reload: () => {
      write();
      child.kill("SIGHUP");
    },
    stop: async () => {
      await ended(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGTERM");
  await once(child, "exit");
}
