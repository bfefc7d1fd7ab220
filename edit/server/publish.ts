import { execFile } from "node:child_process";
import { promisify } from "node:util";

const execute = promisify(execFile);

/** How a command ended, in its own words. */
export type Outcome = { done: boolean; said: string };

async function run(program: string, args: readonly string[], content: string): Promise<Outcome> {
  // of the saved content, not of what is being edited here
  const { NODE_ENV, ...own } = process.env;
  try {
    const { stdout, stderr } = await execute(program, args, { env: { ...own, CONTENT: content }, maxBuffer: 1e8 });
    return { done: true, said: `${stdout}${stderr}`.trim() };
  } catch (error) {
    const { stdout = "", stderr = "", message } = Object(error);
    return { done: false, said: `${stdout}${stderr}`.trim() || String(message) };
  }
}

/** Builds the saved content and puts it in place (`scripts/build.mjs`), or puts the build before it in place again. */
export function changeSite(script: string, content: string): Promise<Outcome> {
  return run(process.execPath, [script], content);
}

/** Whether the content folder is kept in a git repository. */
export async function isInRepository(content: string): Promise<boolean> {
  return (await run("git", ["-C", content, "rev-parse", "--is-inside-work-tree"], content)).said === "true";
}

/** Records saved files, and nothing else, in the repository with a sentence. */
export async function commit(content: string, paths: readonly string[], sentence: string): Promise<Outcome> {
  const added = await run("git", ["-C", content, "add", "--", ...paths], content);
  return added.done ? run("git", ["-C", content, "commit", "-q", "-m", sentence, "--", ...paths], content) : added;
}
