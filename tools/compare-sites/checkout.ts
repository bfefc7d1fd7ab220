import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, symlinkSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/** What a build reads, besides the content. */
const inputs = ["app", "build", "catalog", "docs/glossary-zh.md", "rating", "scripts", "server", "site", "tools"];
const files = ["package.json", "package-lock.json", "vite.config.ts", "LICENSE"];
const notInputs = /\.test\.tsx?$|\/README\.md$|^tools\/compare-sites|^app\/messages\/typed\.d\.ts$/;

/** A provider whose site is built: where its content is within a checkout. */
export type Provider = { name: string; content: string };

export const providers: readonly Provider[] = [
  { name: "demonstration", content: "content" },
  { name: "second", content: "tests/fixtures/rotterdam" },
];

/** A folder with a working tree: the given one, or one that is made for a git ref. */
export function findCheckout(given: string, cache: string): string {
  if (existsSync(join(given, "package.json"))) return resolve(given);
  const commit = git(["rev-parse", "--verify", "--quiet", `${given}^{commit}`]).trim();
  if (!commit) throw new Error(`${given}: neither a checkout nor a git ref`);
  const folder = join(cache, "commits", commit);
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.tmp.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  const archive = spawnSync("git", ["archive", commit], { maxBuffer: 1e9 });
  const unpacked = spawnSync("tar", ["x", "-C", unfinished], { input: archive.stdout });
  if (archive.status !== 0 || unpacked.status !== 0) throw new Error(`${given}: cannot be checked out`);
  symlinkSync(resolve("node_modules"), join(unfinished, "node_modules"));
  renameSync(unfinished, folder);
  return folder;
}

/**
 * A copy of what a provider's site is built from, in a folder of the cache named after it, so that a build is made once
 * and nobody's checkout is touched. `contentFrom` is the checkout whose content is used.
 */
export function copyInputs(checkout: string, contentFrom: string, { content }: Provider, cache: string): string {
  const code = listFiles(checkout, [...inputs, ...files]).filter((name) => !notInputs.test(name));
  const texts = listFiles(contentFrom, [content]);
  const hash = createHash("sha256");
  const add = (folder: string, name: string, as: string) =>
    hash
      .update(as)
      .update("\0")
      .update(readFileSync(join(folder, name)))
      .update("\0");
  const under = (name: string) => join("content", name.slice(content.length + 1));
  for (const name of code) add(checkout, name, name);
  for (const name of texts) add(contentFrom, name, under(name));
  const folder = join(cache, "trees", hash.digest("hex").slice(0, 16));
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.tmp.${process.pid}`;
  rmSync(unfinished, { recursive: true, force: true });
  const copy = (from: string, to: string) => {
    mkdirSync(dirname(join(unfinished, to)), { recursive: true });
    cpSync(from, join(unfinished, to));
  };
  for (const name of code) copy(join(checkout, name), name);
  for (const name of texts) copy(join(contentFrom, name), under(name));
  symlinkSync(resolve(checkout, "node_modules"), join(unfinished, "node_modules"));
  // another run may have made the same copy meanwhile
  if (existsSync(folder)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, folder);
  return folder;
}

/** Files under some paths that git tracks or would track; without git (a copy), all of them. */
function listFiles(folder: string, paths: readonly string[]): string[] {
  const listed = spawnSync("git", ["-C", folder, "ls-files", "-coz", "--exclude-standard", "--", ...paths], {
    encoding: "utf8",
    maxBuffer: 1e9,
  });
  const names =
    listed.status === 0 && listed.stdout
      ? listed.stdout.split("\0")
      : spawnSync("find", [...paths.filter((path) => existsSync(join(folder, path))), "-type", "f", "-print0"], {
          cwd: folder,
          encoding: "utf8",
          maxBuffer: 1e9,
        }).stdout.split("\0");
  // what git tracks and somebody has deleted is not there
  return names.filter((name) => name && statSync(join(folder, name), { throwIfNoEntry: false })?.isFile()).sort();
}

/** The day on which the last commit of a checkout was made, `2026-11-22`. */
export function commitDay(given: string): string {
  const args = ["log", "-1", "--format=%cs"];
  const day = existsSync(join(given, "package.json")) ? git(["-C", given, ...args]) : git([...args, given]);
  return day.trim() || new Date().toISOString().slice(0, 10);
}

function git(args: readonly string[]): string {
  return spawnSync("git", args, { encoding: "utf8" }).stdout;
}
