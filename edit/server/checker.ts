import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { FieldProblem } from "./problems.ts";

export type Checked = { problems: FieldProblem[]; stale: { original: string; lines: number }[] };

/** Checks a draft in a thread of its own, one check after another. */
export function makeChecker(draft: string): () => Promise<Checked> {
  // in development texts that were read stay in memory, so that checking again is quick
  const env = { ...process.env, NODE_ENV: "development" };
  const worker = new Worker(new URL("./check-worker.ts", import.meta.url), { workerData: { draft }, env });
  let last: Promise<unknown> = Promise.resolve();
  async function run(): Promise<Checked> {
    worker.postMessage("check");
    const [answer]: (Checked & { failed?: string })[] = await once(worker, "message");
    if (!answer || answer.failed !== undefined) throw new Error(answer?.failed ?? "The check has ended");
    return answer;
  }
  return () => {
    const own = last.then(run);
    last = own.catch(() => undefined);
    return own;
  };
}
