import { execFile, spawn } from "node:child_process";
import { promisify } from "node:util";
import { Refusal } from "./safe-path.ts";

const run = promisify(execFile);

/** The environment of a build: of the saved content, not of what is being edited here. */
function environment(content: string): NodeJS.ProcessEnv {
  const { NODE_ENV, ...own } = process.env;
  return { ...own, CONTENT: content };
}

export type Outcome = { done: boolean; said: string };
let building = false;

/** Builds the saved content and puts it in place, as `npm run build` does. What it says is said again. */
export async function publishSite(content: string): Promise<Outcome> {
  if (building) throw new Refusal(409, "A build is under way; wait for its end");
  building = true;
  try {
    return await new Promise((resolve) => {
      const child = spawn(process.execPath, ["scripts/build.mjs"], {
        env: environment(content),
        stdio: ["ignore", "pipe", "pipe"],
      });
      let said = "";
      for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (said += text));
      child.on("close", (code) => resolve({ done: code === 0, said: said.trim() }));
    });
  } finally {
    building = false;
  }
}

/** Puts the build before this one in place again, as `npm run rollback` does. */
export async function rollBack(content: string): Promise<Outcome> {
  if (building) throw new Refusal(409, "A build is under way; wait for its end");
  try {
    const { stdout } = await run(process.execPath, ["build/publish/rollback.ts"], { env: environment(content) });
    return { done: true, said: stdout.trim() };
  } catch (error) {
    return { done: false, said: readOutput(error) };
  }
}

/** Whether the content folder is kept in a git repository. */
export async function isInRepository(content: string): Promise<boolean> {
  return run("git", ["-C", content, "rev-parse", "--is-inside-work-tree"]).then(
    ({ stdout }) => stdout.trim() === "true",
    () => false,
  );
}

/** Records saved files, and nothing else, in the repository with a sentence. */
export async function commit(content: string, paths: readonly string[], sentence: string): Promise<Outcome> {
  try {
    await run("git", ["-C", content, "add", "--", ...paths]);
    const { stdout } = await run("git", ["-C", content, "commit", "-q", "-m", sentence, "--", ...paths]);
    return { done: true, said: stdout.trim() };
  } catch (error) {
    return { done: false, said: readOutput(error) };
  }
}

function readOutput(error: unknown): string {
  const { stderr, stdout, message } = Object(error);
  return String(stderr || stdout || message).trim();
}
