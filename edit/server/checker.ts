import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { type FieldProblem, markCauses } from "./problems.ts";
import type { Workspace } from "./workspace.ts";

export type Checked = { problems: FieldProblem[]; isShown: boolean; stale: string[]; prices: string };

/**
 * Checks a draft in a thread of its own, one task after another: it takes a second, and whoever types does not wait. What
 * is asked while another task waits gets the answer to that one. With a day, prices are compared on it as well.
 */
export function makeChecker(workspace: Workspace): (day?: string) => Promise<Checked> {
  const { content, draft } = workspace;
  // drafts are checked, too: the page beside the form shows them
  const env = { ...process.env, NODE_ENV: "development" };
  let worker: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let waiting: Promise<Checked> | undefined;
  async function check(day?: string): Promise<Checked> {
    waiting = undefined;
    worker ??= new Worker(new URL("./check-worker.ts", import.meta.url), { workerData: { content, draft }, env });
    worker.postMessage(day);
    const [answer]: Checked[] = await once(worker, "message").catch((error) => {
      worker = undefined;
      throw error;
    });
    if (!answer) throw new Error("The check has ended");
    const changed = workspace.listChanged().map(({ path }) => path);
    return { ...answer, problems: markCauses(answer.problems, changed) };
  }
  return (day) => {
    if (waiting && day === undefined) return waiting;
    waiting = last.then(() => check(day));
    last = waiting.catch(() => undefined);
    return waiting;
  };
}
