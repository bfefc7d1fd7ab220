import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ensureInstalled } from "./install.mjs";
import { buildId, buildTime, getCodeId, compiledId } from "./inputs.mjs";
import { withLock, withSite } from "./lock.mjs";
import { run, runTogether } from "./run.mjs";

const compiled = "dist/code-id";

/**
 * Builds and publishes the site into `dist/site/` (or SITE), unless the build there was made from the same inputs. One
 * build at a time in a checkout, whose compiled code they share, and for a site.
 */
export async function ensureBuilt() {
  const site = process.env.SITE ?? "dist/site";
  await withLock("dist/build.lock", () => withSite(site, () => buildInto(site)));
}

async function buildInto(site) {
  const time = buildTime();
  const code = getCodeId();
  const id = buildId(code);
  if (isCurrent(site, id)) return;
  const started = Date.now();
  const env = { ...time, BUILD_ID: id, CODE_ID: code, NODE_ENV: "production" };
  const check = ["node", ["catalog/check.ts"]];
  if (isCompiled(code)) {
    console.log("Checking the content …");
    await runTogether([check], { env });
  } else {
    console.log("Checking the content, compiling the code …");
    rmSync(compiled, { force: true });
    await runTogether([check, ["vite", ["build"], { quiet: true }]], { env });
    writeFileSync(`${compiled}.tmp`, compiledId(code), { flush: true });
    renameSync(`${compiled}.tmp`, compiled);
  }
  console.log("Rendering the pages …");
  const rendering = { env: { ...env, COMPILED_ID: readFileSync(compiled, "utf8") } };
  // each page is a megabyte of short-lived text: with Node's usual room for it, a tenth of the time goes into collecting it
  run("node", ["--disable-warning=ExperimentalWarning", "--max-semi-space-size=64", "build/main.ts"], rendering);
  console.log(`Built ${id} in ${Math.round((Date.now() - started) / 1000)} s.`);
}

/** Whether the compiled code in `dist/` is that of the current sources, and whole. */
function isCompiled(code) {
  return existsSync(compiled) && readFileSync(compiled, "utf8") === compiledId(code);
}

/** Whether the build in place is this one, and its files are as long as its table says. */
function isCurrent(site, id) {
  const release = join(site, "current");
  const isLong = (file, size) => statSync(join(release, "public", file)).size === size;
  try {
    const table = JSON.parse(readFileSync(join(release, "table.json"), "utf8"));
    const isWhole = ({ file, size, encoded: { br, gzip } = {} }) =>
      isLong(file, size) && (!br || isLong(`${file}.br`, br)) && (!gzip || isLong(`${file}.gz`, gzip));
    return table.id === id && Object.values(table.files).every(isWhole);
  } catch {
    return false;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  ensureInstalled();
  await ensureBuilt();
}
