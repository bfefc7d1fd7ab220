import { execFile } from "node:child_process";
import { promisify } from "node:util";

const execute = promisify(execFile);

/** How a command ended, in its own words. */
export type Outcome = { done: boolean; said: string };

/** Runs a program on the saved content. */
export async function runOn(content: string, program: string, args: readonly string[]): Promise<Outcome> {
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

/** Whether the content folder is kept in a git repository. */
export async function isInRepository(content: string): Promise<boolean> {
  return (await runOn(content, "git", ["-C", content, "rev-parse", "--is-inside-work-tree"])).said === "true";
}

/** Records saved files, and nothing else, in the repository with a sentence. */
export async function commit(content: string, paths: readonly string[], sentence: string): Promise<Outcome> {
  const added = await runOn(content, "git", ["-C", content, "add", "--", ...paths]);
  return added.done ? runOn(content, "git", ["-C", content, "commit", "-q", "-m", sentence, "--", ...paths]) : added;
}
