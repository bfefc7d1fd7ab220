import { spawnSync } from "node:child_process";

const quietly = { stdio: "ignore", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
let listed;

/** Installs Debian packages if this user may; returns whether that worked. */
export function installPackages(names) {
  console.log(`Installing ${names.join(", ")} …`);
  listed ??= spawnSync("apt-get", ["update", "-qq"], quietly).status === 0;
  const words = ["install", "-y", "-qq", "--no-install-recommends", ...names];
  return listed && spawnSync("apt-get", words, quietly).status === 0;
}

/** Ensures something that only some tests need; if it cannot be installed, says clearly what is not tested. */
export function wanted(isThere, names, what) {
  if (isThere()) return true;
  installPackages(names);
  if (isThere()) return true;
  console.log(`\n!! ${what} is NOT tested: what it needs is not there and could not be installed. To test it:`);
  console.log(`!!   sudo apt-get install -y ${names.join(" ")}\n`);
  return false;
}

/** Whether a command runs successfully. */
export function works(command, args) {
  return spawnSync(command, args, { stdio: "ignore", timeout: 60_000 }).status === 0;
}
