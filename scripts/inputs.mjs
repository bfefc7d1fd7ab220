import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const code = ["app", "build", "catalog", "rating", "server", "site"];
const files = ["package-lock.json", "vite.config.ts"];
const notInputs = /^app\/messages\/typed\.d\.ts|\.test\.tsx?$|\/README\.md$/;

/** Identifies the sources that pages are made with. Pages of the same code understand each other's data. */
export function codeId() {
  const hash = createHash("sha256").update(process.env.BUILD_SALT ?? "");
  const content = process.env.CONTENT ?? "content";
  // a site's languages and messages count as code
  const words = [`${content}/site.yaml`, ...filesIn(`${content}/messages`)].filter((name) => existsSync(name));
  hashFiles(hash, [...files, ...words, ...code.flatMap(filesIn)]);
  return hash.digest("hex").slice(0, 12);
}

/** Identifies a build's inputs: the same sources, content and day give the same id. */
export function buildId(codeName = codeId()) {
  // pages show the prices of the day they were built
  const hash = createHash("sha256").update(codeName).update(new Date().toISOString().slice(0, 10));
  hashFiles(hash, filesIn(process.env.CONTENT ?? "content"));
  return hash.digest("hex").slice(0, 12);
}

function filesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

function hashFiles(hash, names) {
  for (const name of names.filter((name) => !notInputs.test(name)).sort())
    hash.update(name).update("\0").update(readFileSync(name)).update("\0");
}
