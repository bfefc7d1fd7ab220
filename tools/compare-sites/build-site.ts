import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  readFileSync,
  writeFileSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
} from "node:fs";
import { delimiter, join } from "node:path";
import { type Browser, chromium } from "@playwright/test";

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
  const { status, stdout, stderr } = runNode(tree, ["-e", script, "-"], { BUILD_DAY: day });
  if (status !== 0) throw new Error(`${name} cannot be built:\n${stdout}${stderr}`);
  writeFileSync(done, "");
  console.log(`Built ${name} in ${Math.round((Date.now() - started) / 1000)} s.`);
}

/** Whether a checkout's own build was made today, of the same inputs as the copy, and the comparison is as of today. */
function hasSameBuild(tree: string, checkout: string, day: string): boolean {
  const table = join(checkout, "dist/site/current/table.json");
  if (day !== new Date().toISOString().slice(0, 10) || !existsSync(table)) return false;
  const script = 'import("./scripts/inputs.mjs").then((inputs) => console.log(inputs.buildId()))';
  const { stdout } = runNode(tree, ["-e", script, "-"]);
  return stdout.trim() === JSON.parse(readFileSync(table, "utf8")).id;
}

/** Runs Node in a tree, with its own version and tools. */
export function runNode(tree: string, words: readonly string[], more?: Readonly<Record<string, string>>) {
  return spawnSync("node", words, { cwd: tree, encoding: "utf8", maxBuffer: 2e9, env: environment(tree, more) });
}

/** The environment of a command in a tree: its own Node and tools first. */
function environment(tree: string, more: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv {
  const { CONTENT: _content, SITE: _site, ...env } = process.env;
  return { ...env, PATH: join(tree, "node_modules/.bin") + delimiter + env.PATH, ...more };
}

type Served = { origin: string; stop: () => void };

/** A headless Chromium, the machine's own. */
export function startChromium(...words: readonly string[]): Promise<Browser> {
  const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium";
  return chromium.launch({ executablePath, args: ["--no-sandbox", ...words] });
}

/** Serves a built tree with its own server, on any free port. */
export async function serveSite(tree: string): Promise<Served> {
  const child = spawn("node", ["server/main.ts"], {
    cwd: tree,
    env: environment(tree, { PORT: "0", HOST: "127.0.0.1", LOG: "off" }),
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

const mostTrees = 16;

/** Makes the folder `name` below `folder` by `fill`, unless it is there; one that was begun and not finished is made anew. */
export async function keepCapture(folder: string, name: string, fill: (into: string) => Promise<void> | void) {
  const into = join(folder, name);
  const done = `${into}.done`;
  if (existsSync(done)) return into;
  rmSync(into, { recursive: true, force: true });
  mkdirSync(into, { recursive: true });
  await fill(into);
  writeFileSync(done, "");
  return into;
}

/** Marks a tree as used, and removes those that were not used for longest. */
export function pruneTrees(cache: string, used: readonly string[]): void {
  const now = new Date();
  for (const tree of used) utimesSync(tree, now, now);
  const folder = join(cache, "trees");
  const trees = readdirSync(folder)
    .map((name) => ({ path: join(folder, name), at: statSync(join(folder, name)).mtimeMs }))
    .sort((a, b) => b.at - a.at);
  for (const { path } of trees.slice(mostTrees)) rmSync(path, { recursive: true, force: true });
}
