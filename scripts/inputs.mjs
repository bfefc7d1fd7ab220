import { createHash } from "node:crypto";
import { existsSync, lstatSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

const code = ["app", "build", "catalog", "rating", "server", "site"];
const files = ["package-lock.json", "vite.config.ts"];
const notInputs = /^app\/messages\/typed\.d\.ts|\.test\.tsx?$|\/README\.md$/;

/** Identifies the sources that pages are made with. Pages of the same code understand each other's data. */
export function getCodeId() {
  const hash = createHash("sha256").update(process.env.BUILD_SALT ?? "");
  const content = process.env.CONTENT ?? "content";
  // a site's languages and messages count as code
  const words = listFiles(content).filter((name) => /^(site\.yaml$|messages\/)/.test(relative(content, name)));
  hashFiles(hash, [...files, ...words, ...code.flatMap(listFiles)]);
  return hash.digest("hex").slice(0, 12);
}

/** Identifies a build's inputs: the same sources, content and day give the same id. */
export function buildId(codeName = getCodeId()) {
  // pages show the prices of the day they were built
  const hash = createHash("sha256").update(codeName).update(buildTime().BUILD_DAY);
  hashFiles(hash, listFiles(process.env.CONTENT ?? "content"));
  return hash.digest("hex").slice(0, 12);
}

/**
 * The time of a build, in seconds since 1970 (SOURCE_DATE_EPOCH), and its day: the same commit, built again with both,
 * gives the same bytes.
 */
export function buildTime() {
  const { SOURCE_DATE_EPOCH = String(Math.floor(Date.now() / 1000)), BUILD_DAY } = process.env;
  if (!/^\d{1,11}$/.test(SOURCE_DATE_EPOCH))
    throw new Error(`SOURCE_DATE_EPOCH is "${SOURCE_DATE_EPOCH}"; it must be a number of seconds since 1970`);
  const day = BUILD_DAY ?? new Date(Number(SOURCE_DATE_EPOCH) * 1000).toISOString().slice(0, 10);
  return { SOURCE_DATE_EPOCH, BUILD_DAY: day };
}

/** Identifies compiled code: what it was compiled from, and every byte that came of it. */
export function compiledId(codeName) {
  const hash = createHash("sha256").update(codeName);
  hashFiles(hash, ["dist/client", "dist/server"].flatMap(listFiles));
  return hash.digest("hex");
}

function listFiles(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** What the check of the content refuses by its size need not be read. */
const largest = 1_000_000_000;

function hashFiles(hash, names) {
  for (const name of names.filter((name) => !notInputs.test(name)).sort()) {
    const isRead = lstatSync(name).size < largest;
    hash
      .update(name)
      .update("\0")
      .update(isRead ? readFileSync(name) : "")
      .update("\0");
  }
}
