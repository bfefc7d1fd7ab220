import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";

/**
 * Builds the site of a copied tree as of a day, unless that has been done or the checkout itself has a build of the same
 * inputs; throws what the build reports.
 */
export function buildSite(tree: string, checkout: string, day: string, name: string): void {
  const done = join(tree, `built-${day}`);
  if (existsSync(done)) return;
  if (hasSameBuild(tree, checkout, day)) {
    cpSync(join(checkout, "dist"), join(tree, "dist"), { recursive: true, verbatimSymlinks: true });
    writeFileSync(done, "");
    return;
  }
  const started = Date.now();
  // not the script itself, which would install packages into a folder that belongs to the checkout; it asks for its
  // own name, so there has to be one
  const script = 'import("./scripts/build.mjs").then((build) => build.ensureBuilt())';
  const { status, stdout, stderr } = spawnSync("node", ["-e", script, "-"], {
    cwd: tree,
    encoding: "utf8",
    maxBuffer: 1e9,
    env: environment(tree, { BUILD_DAY: day }),
  });
  if (status !== 0) throw new Error(`${name} cannot be built:\n${stdout}${stderr}`);
  writeFileSync(done, "");
  console.log(`Built ${name} in ${Math.round((Date.now() - started) / 1000)} s.`);
}

/** Whether a checkout's own build was made today, of the same inputs as the copy, and the comparison is as of today. */
function hasSameBuild(tree: string, checkout: string, day: string): boolean {
  const table = join(checkout, "dist/site/current/table.json");
  if (day !== new Date().toISOString().slice(0, 10) || !existsSync(table)) return false;
  const script = 'import("./scripts/inputs.mjs").then((inputs) => console.log(inputs.buildId()))';
  const { stdout } = spawnSync("node", ["-e", script, "-"], { cwd: tree, encoding: "utf8", env: environment(tree) });
  return stdout.trim() === JSON.parse(readFileSync(table, "utf8")).id;
}

/** The environment of a command in a tree: its own Node and tools first. */
export function environment(tree: string, more: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv {
  const { CONTENT: _content, SITE: _site, ...env } = process.env;
  return { ...env, PATH: join(tree, "node_modules/.bin") + delimiter + env.PATH, ...more };
}

export type Served = { origin: string; stop: () => void };

/** Serves a built tree with its own server, on any free port. */
export async function serveSite(tree: string): Promise<Served> {
  const child = spawn("node", ["server/main.ts"], {
    cwd: tree,
    env: environment(tree, { PORT: "0", HOST: "127.0.0.1" }),
    stdio: ["ignore", "pipe", "inherit"],
  });
  return { origin: await readOrigin(child), stop: () => child.kill("SIGTERM") };
}

function readOrigin(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.on("data", (text: Buffer) => {
      const [origin] = /http:\/\/[\w.]+:\d+/.exec(text.toString()) ?? [];
      if (origin) resolve(origin);
    });
    child.once("exit", (status) => reject(new Error(`the server ended with ${status}`)));
  });
}
