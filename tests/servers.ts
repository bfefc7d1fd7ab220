import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeNginxConf } from "../server/policy/nginx.ts";
import { readNginxSettings } from "../server/policy/nginx-settings.ts";
import type { SiteTable } from "../server/policy/table.ts";
import { ask } from "./raw-http.ts";

export type Running = { port: number; stop: () => Promise<void>; process: ChildProcess };

export const hasNginx = spawnSync("nginx", ["-v"]).status === 0;

/** Waits until a server answers, which may take a while on a busy machine. */
async function ready(port: number, child: ChildProcess): Promise<void> {
  while ((await ask(port, "/healthz").catch(() => undefined))?.status !== 200) {
    if (child.exitCode !== null) throw new Error(`the server at ${port} has ended with ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** The command of another version to test, and a build that it can read (see README.md). */
export const another = process.env.SERVER?.split(" ");
export const build = process.env.SERVER_SITE ?? "dist/site";

/** The embedded server. `limits: "short"` makes it disconnect clients soon; another version keeps its own limits. */
export async function startEmbedded(
  port: number,
  env: Record<string, string> = {},
  { prefix = [], limits = "usual" }: { prefix?: readonly string[]; limits?: "usual" | "short" } = {},
): Promise<Running> {
  const main = limits === "short" ? "tests/short-limits.ts" : "server/main.ts";
  const [command = "", ...words] = [...prefix, ...(another ?? [process.execPath, "--min-semi-space-size=8", main])];
  const child = spawn(command, words, {
    env: { ...process.env, SITE: build, PORT: String(port), HOST: "127.0.0.1", LOG: "off", ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  await ready(port, child);
  return { port, process: child, stop: () => ended(child) };
}

/** The nginx configuration for a release, with a folder and a port of its own. */
export function nginxFor(site: string, folder: string, port: number, workers: number | "auto" = "auto"): string {
  const release = realpathSync(join(site, "current"));
  const table: SiteTable = JSON.parse(readFileSync(join(release, "table.json"), "utf8"));
  const state = join(folder, "nginx");
  return writeNginxConf(table, { ...readNginxSettings(site), root: join(release, "public"), port, state })
    .replace("worker_processes auto", `worker_processes ${workers}`)
    .replace("access_log /dev/stdout paths", "access_log off");
}

/**
 * nginx as the build configures it, apart from its folder and port and, if given, its timeouts in seconds. `reload`
 * takes over what is in `site` at that time.
 */
export async function startNginx(
  port: number,
  {
    site = "dist/site",
    prefix = [],
    workers,
    timeouts = {},
  }: {
    site?: string;
    prefix?: readonly string[];
    workers?: number;
    timeouts?: Readonly<Record<string, number>>;
  } = {},
): Promise<Running & { reload: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  const conf = join(folder, "nginx.conf");
  const write = () => {
    let made = nginxFor(site, folder, port, workers);
    for (const [name, seconds] of Object.entries(timeouts))
      made = made.replace(new RegExp(`  ${name} .*;`), "").replace("http {", `http {\n  ${name} ${seconds}s;`);
    writeFileSync(conf, made);
  };
  write();
  // if started as root, its workers would run as a user who may not read this folder
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
