import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { getToday } from "#catalog/read/values.ts";
import { registerFile } from "#catalog/check/translated.ts";
import type { Problem } from "#catalog/read/problems.ts";
import { findKind } from "../files/kinds.ts";
import type { Workspace } from "./workspace.ts";

/** What the check says of a file, with the field that it means: names and places in lists, or a row and its column. */
export type FieldProblem = Pick<Problem, "line" | "wrong" | "right" | "level"> & {
  path: string;
  field: (string | number)[];
  /** Files with unsaved changes, of which an error in a file without any may be a consequence. */
  causes?: string[];
};

export type Checked = { problems: FieldProblem[]; isShown: boolean; stale: string[]; prices: string };

/**
 * Checks a draft in a thread of its own, one task after another, as whoever types does not wait: what is asked while
 * another task waits gets that one's answer, and of an unchanged draft the last. With a day, prices are compared on it.
 */
export function makeChecker(workspace: Workspace): (day?: string) => Promise<Checked> {
  const { content, draft } = workspace;
  // drafts are checked, too: the page beside the form shows them
  const env = { ...process.env, NODE_ENV: "development" };
  let worker: Worker | undefined;
  let known: { answer: Checked; at: string } | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let waiting: { answer: Promise<Checked>; day: string | undefined } | undefined;
  async function check(day?: string): Promise<Checked> {
    waiting = undefined;
    // what jumps is also a matter of the day
    const at = `${workspace.turn} ${getToday()}`;
    const changed = workspace.listChanged().map(({ path }) => path);
    if (day !== undefined || known?.at !== at) {
      worker ??= new Worker(new URL("./check-worker.ts", import.meta.url), { workerData: { content, draft }, env });
      worker.postMessage(day);
      const [answer] = await once(worker, "message").catch((error) => {
        worker = undefined;
        throw error;
      });
      known = { answer, at };
    }
    const { problems, prices, ...others } = known.answer;
    return { ...others, problems: markCauses(problems, changed), prices: day === undefined ? "" : prices };
  }
  return (day) => {
    if (waiting && (day === undefined || day === waiting.day)) return waiting.answer;
    waiting = { answer: last.then(() => check(day)), day };
    last = waiting.answer.catch(() => undefined);
    return waiting.answer;
  };
}

/** Says of each error in a file that nobody has changed which changes it may follow from. */
export function markCauses(problems: readonly FieldProblem[], changed: readonly string[]): FieldProblem[] {
  const causes = changed.filter((path) => path !== registerFile && findKind(path).view !== "picture");
  return problems.map((one) =>
    one.level === "error" && causes.length > 0 && !changed.includes(one.path) ? { ...one, causes } : one,
  );
}
