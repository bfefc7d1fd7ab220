import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBuilt } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { run } from "./run.mjs";
import { spawnSync } from "node:child_process";

/** How Debian's packages are installed; their list is read once. */
const quietly = { stdio: "ignore", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
let listed;

const webKitStarts = "command -v WebKitWebDriver && /usr/lib/*/webkit2gtk-4.1/MiniBrowser --version";

// `npm test`: installs what the tests need, then runs checks, unit tests, sizes, and browser tests on the built site.
ensureInstalled();
const chromium = findChromium();
// optional: the same responses from nginx and the same journeys in other browsers, if installed or installable
wanted(
  () => works("nginx", ["-v"]) && existsSync("/usr/lib/nginx/modules/ngx_http_brotli_static_module.so"),
  ["nginx", "libnginx-mod-http-brotli-static"],
  "nginx with its Brotli module",
);
const hasFirefox = wanted(() => findFirefox() !== undefined, ["firefox-esr"], "Firefox");
const hasWebKit = wanted(
  () => works("xvfb-run", ["-a", "sh", "-c", webKitStarts]),
  ["webkit2gtk-driver", "xvfb", "xauth"],
  "WebKit",
);
step("Format, lint, types, dead code");
run("npm", ["run", "--silent", "check"]);
step("Unit and property tests");
run("vitest", ["run"]);
step("Build");
await ensureBuilt();
step("Sizes");
run("node", ["scripts/budget.ts"]);
step("Browser tests");
run("playwright", ["test"], {
  env: { CHROMIUM: chromium, ...(!hasFirefox && { FIREFOX: "none" }), ...(!hasWebKit && { WEBKIT: "none" }) },
});
console.log("\nAll tests passed.");

function step(name) {
  console.log(`\n── ${name}`);
}

/**
 * Chromium from CHROMIUM or as Debian installs it: the one without windows, which takes two thirds of the whole browser's
 * time. Installs it if this user may; otherwise says how.
 */
function findChromium() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const shell = "/usr/bin/chromium-headless-shell";
  if (!existsSync(shell)) installPackages(["chromium-headless-shell"]);
  const found = [shell, "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find(existsSync);
  if (found) return found;
  console.error(
    "The browser tests need Chromium, and it could not be installed here. Run this, then `npm test` again:\n\n  sudo apt-get update && sudo apt-get install -y chromium-headless-shell\n\nor name another one: CHROMIUM=/path/to/chromium npm test",
  );
  process.exit(1);
}

/** Firefox from FIREFOX or as Debian installs it, if it starts. */
function findFirefox() {
  const start = (path) =>
    works(path, ["--headless", "--screenshot", join(tmpdir(), "firefox-starts.png"), "about:blank"]);
  return [process.env.FIREFOX, "/usr/bin/firefox-esr", "/usr/bin/firefox"].find(
    (path) => path && existsSync(path) && start(path),
  );
}

/** Installs Debian packages if this user may; returns whether that worked. */
function installPackages(names) {
  console.log(`Installing ${names.join(", ")} …`);
  listed ??= spawnSync("apt-get", ["update", "-qq"], quietly).status === 0;
  const words = ["install", "-y", "-qq", "--no-install-recommends", ...names];
  return listed && spawnSync("apt-get", words, quietly).status === 0;
}

/** Ensures something that only some tests need; if it cannot be installed, says clearly what is not tested. */
function wanted(isThere, names, what) {
  if (isThere()) return true;
  installPackages(names);
  if (isThere()) return true;
  console.log(`\n!! ${what} is NOT tested: what it needs is not there and could not be installed. To test it:`);
  console.log(`!!   sudo apt-get install -y ${names.join(" ")}\n`);
  return false;
}

/** Whether a command runs successfully. */
function works(command, args) {
  return spawnSync(command, args, { stdio: "ignore", timeout: 60_000 }).status === 0;
}
