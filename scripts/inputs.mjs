import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const folders = ["app", "catalog", "content", "public", "rating", "server"];
const files = ["package-lock.json", "react-router.config.ts", "vite.config.ts"];
const notInputs = /^app\/paraglide\/|\.test\.tsx?$/;

/** Names what a build is made of: the same sources, content and day give the same id. */
export function buildId() {
  const hash = createHash("sha256");
  // pages show prices of the day they were built
  hash.update(new Date().toISOString().slice(0, 10));
  hash.update(process.env.BUILD_SALT ?? "");
  const names = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  for (const name of [...files, ...names].filter((name) => !notInputs.test(name)).sort())
    hash.update(name).update("\0").update(readFileSync(name)).update("\0");
  return hash.digest("hex").slice(0, 12);
}
