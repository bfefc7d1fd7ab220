import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { ensureBuilt } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { run } from "./run.mjs";

// `npm test`: installs what the tests need, then checks, unit tests, sizes, and browser tests on the built site.
ensureInstalled();
const chromium = findChromium() ?? installChromium();
ensureNginx();
step("Format, lint, types, dead code");
run("npm", ["run", "--silent", "check"]);
step("Unit and property tests");
run("vitest", ["run"]);
step("Build");
ensureBuilt();
step("Sizes");
run("node", ["scripts/budget.ts"]);
step("Browser tests");
run("playwright", ["test"], { env: { CHROMIUM: chromium } });
console.log("\nAll tests passed.");

function step(name) {
  console.log(`\n── ${name}`);
}

function findChromium() {
  const named = process.env.CHROMIUM;
  if (named) return named;
  return ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find((path) => existsSync(path));
}

/** Installs Debian's Chromium where this user may; says how where not. */
function installChromium() {
  console.log("Installing Chromium for the browser tests …");
  const quietly = {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  };
  const update = spawnSync("apt-get", ["update", "-qq"], quietly);
  const install =
    update.status === 0 &&
    spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], quietly);
  const found = findChromium();
  if (install && install.status === 0 && found) return found;
  console.error(
    "The browser tests need Chromium, and it could not be installed here. Run this, then `npm test` again:\n\n  sudo apt-get update && sudo apt-get install -y chromium\n\nor name another one: CHROMIUM=/path/to/chromium npm test",
  );
  process.exit(1);
}

/** nginx is held to the same answers as the embedded server, where it is there or may be installed. */
function ensureNginx() {
  if (spawnSync("nginx", ["-v"]).status === 0) return;
  console.log("Installing nginx for the conformance tests …");
  const quietly = { stdio: "ignore", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
  const words = ["install", "-y", "-qq", "--no-install-recommends", "nginx", "libnginx-mod-http-brotli-static"];
  spawnSync("apt-get", ["update", "-qq"], quietly);
  spawnSync("apt-get", words, quietly);
  if (spawnSync("nginx", ["-v"]).status === 0) return;
  console.log("\n!! nginx is not there and could not be installed: its conformance is NOT tested. To test it:");
  console.log("!!   sudo apt-get install -y nginx libnginx-mod-http-brotli-static\n");
}
