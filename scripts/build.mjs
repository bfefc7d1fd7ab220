import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ensureInstalled } from "./install.mjs";
import { buildId, codeId } from "./inputs.mjs";
import { run, runTogether } from "./run.mjs";

const compiled = "dist/code-id";

/** Builds and publishes the site into `dist/site/` (or SITE), unless the build there was made from the same inputs. */
export async function ensureBuilt() {
  const site = process.env.SITE ?? "dist/site";
  const code = codeId();
  const id = buildId(code);
  if (isCurrent(site, id)) return;
  const started = Date.now();
  const env = { BUILD_ID: id, CODE_ID: code, NODE_ENV: "production" };
  const check = ["node", ["catalog/check.ts"]];
  if (isCompiled(code)) {
    console.log("Checking the content …");
    await runTogether([check], { env });
  } else {
    console.log("Checking the content, compiling the code …");
    rmSync(compiled, { force: true });
    await runTogether([check, ["vite", ["build"], { quiet: true }]], { env });
    writeFileSync(compiled, code);
  }
  console.log("Rendering the pages …");
  run("node", ["--disable-warning=ExperimentalWarning", "build/render.ts"], { env });
  console.log("Publishing …");
  run("node", ["build/publish/main.ts"], { env });
  console.log(`Built ${id} in ${Math.round((Date.now() - started) / 1000)} s.`);
}

/** Whether the compiled code in `dist/` is that of the current sources. */
function isCompiled(code) {
  return existsSync(compiled) && readFileSync(compiled, "utf8") === code;
}

function isCurrent(site, id) {
  const table = join(site, "current", "table.json");
  return existsSync(table) && JSON.parse(readFileSync(table, "utf8")).id === id;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  ensureInstalled();
  await ensureBuilt();
}
