import { spawn, spawnSync } from "node:child_process";
import { delimiter, resolve } from "node:path";

const bin = resolve("node_modules/.bin");

/** Runs a command with the project's own Node and tools first on the PATH; exits with its status if it fails. */
export function run(command, args, { env = {}, quiet = false } = {}) {
  const result = spawnSync(command, args, {
    // building a long newsroom prints a lot
    maxBuffer: 1e9,
    stdio: quiet ? ["ignore", "pipe", "pipe"] : "inherit",
    env: environment(env),
  });
  if (result.status === 0) return;
  if (quiet) process.stderr.write(`${result.stdout}${result.stderr}`);
  if (result.error) console.error(result.error.message);
  process.exit(result.status ?? 1);
}

/**
 * Runs commands in parallel; prints each one's output at its end, a `quiet` one's only on failure. A failure ends the
 * others, which would go on writing, and exits.
 */
export async function runTogether(commands, { env = {} } = {}) {
  const children = [];
  await Promise.all(
    commands.map(
      ([command, args, { quiet = false } = {}]) =>
        new Promise((resolve) => {
          const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"], env: environment(env) });
          children.push(child);
          let said = "";
          const note = (text) => {
            said += text;
          };
          child.stdout.on("data", note);
          child.stderr.on("data", note);
          child.on("error", (error) => note(`${error.message}\n`));
          child.on("close", (status) => {
            if (status !== 0 || !quiet) process.stderr.write(said);
            if (status === 0) return resolve();
            for (const other of children) other.kill();
            process.exit(status ?? 1);
          });
        }),
    ),
  );
}

export function environment(more = {}) {
  return { ...process.env, PATH: bin + delimiter + process.env.PATH, ...more };
}
