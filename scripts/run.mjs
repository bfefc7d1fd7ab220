import { spawnSync } from "node:child_process";
import { delimiter, resolve } from "node:path";

const bin = resolve("node_modules/.bin");

/** Runs a command with the project's own Node and tools first on the path; ends this process with its status if it fails. */
export function run(command, args, { env = {}, quiet = false } = {}) {
  const result = spawnSync(command, args, {
    // a long newsroom makes the builder talk a lot
    maxBuffer: 1e9,
    stdio: quiet ? ["ignore", "pipe", "pipe"] : "inherit",
    env: environment(env),
  });
  if (result.status === 0) return;
  if (quiet) process.stderr.write(`${result.stdout}${result.stderr}`);
  if (result.error) console.error(result.error.message);
  process.exit(result.status ?? 1);
}

export function environment(more = {}) {
  return { ...process.env, PATH: bin + delimiter + process.env.PATH, ...more };
}
