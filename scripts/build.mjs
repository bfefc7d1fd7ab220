import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ensureInstalled } from "./install.mjs";
import { buildId } from "./inputs.mjs";
import { run } from "./run.mjs";

/** Builds and publishes the site into `site/` (or SITE), unless what lies there was made of the same inputs. */
export function ensureBuilt() {
  const site = process.env.SITE ?? "site";
  const id = buildId();
  if (isCurrent(site, id)) return;
  const started = Date.now();
  const env = { BUILD_ID: id, NODE_ENV: "production" };
  console.log("Checking the content …");
  run("node", ["catalog/check.ts"], { env });
  console.log("Building the pages …");
  run("react-router", ["build"], { env, quiet: true });
  console.log("Publishing …");
  run("node", ["server/publish/main.ts"], { env });
  console.log(`Built ${id} in ${Math.round((Date.now() - started) / 1000)} s.`);
}

function isCurrent(site, id) {
  const table = join(site, "current", "table.json");
  return existsSync(table) && JSON.parse(readFileSync(table, "utf8")).id === id;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  ensureInstalled();
  ensureBuilt();
}
