import type { Correction, FileProblem, ItemWeights, TableRead } from "./import/types.ts";
import type { LaterAnswers, OrdersResult } from "./types.ts";
import type { Split } from "./pricing/splits.ts";

/** What was answered for the rows of a file, and chosen for it. */
export type Answered = {
  corrections: readonly Correction[];
  box: string;
  split: Split;
  /** The line that an invoice is checked against; empty: the one that each row names, or the likeliest. */
  against: string;
  /** Our lines by the names that an invoice has for them. */
  called: Readonly<Record<string, string>>;
  /** The currency of amounts that name none; empty: the page's. */
  amountsIn: string;
  /** What every article weighs, in a file without weights. */
  itemWeights: ItemWeights;
};

export const nothingAnswered: Answered = {
  corrections: [],
  box: "",
  split: "cheapest",
  against: "",
  called: {},
  amountsIn: "",
  itemWeights: {},
};

/** A file, how it is read, and what was answered for its rows. */
export type Job = { file: string; table: TableRead } & Omit<Answered, "against" | "called">;

/** What the last answer changed: orders with a price, and the total in minor units. */
export type Effect = { taken: number; total: number };

export type ResultPhase = Job &
  LaterAnswers & {
    at: "result";
    result: OrdersResult;
    effect: Effect | undefined;
    /** The rows whose last answers were taken back. */
    restored: ReadonlySet<number>;
  };

/** Why a file has no result: what is wrong with it, an error in the worker, or a worker that never ran. */
export type ImportProblem = FileProblem | "failed" | "not-started";

/** Where an import stands. What was priced before stays on screen while it is priced anew. */
export type Phase =
  | { at: "idle" }
  | { at: "reading"; file: string }
  | { at: "problem"; file: string; problem: ImportProblem; cell?: string | undefined }
  | {
      at: "preview";
      file: string;
      table: TableRead;
      weights: ItemWeights;
      all: boolean;
      before: ResultPhase | undefined;
    }
  | (Job & { at: "pricing"; asked: number; done: number; all: number; before: ResultPhase | undefined })
  | ResultPhase;

/** The result that is on screen. */
export function getResultPhase(phase: Phase): ResultPhase | undefined {
  return phase.at === "result" ? phase : "before" in phase ? phase.before : undefined;
}

/** The phase that a result begins, with what it changed. */
export function toResultPhase(
  { before, asked: _, done: __, all: ___, ...job }: Extract<Phase, { at: "pricing" }>,
  result: OrdersResult,
): ResultPhase {
  const comparable = before?.table.header === job.table.header && before.result.currency === result.currency;
  const effect = comparable && {
    taken: result.taken - before.result.taken,
    total: result.splits[job.split].total - before.result.splits[job.split].total,
  };
  return {
    ...job,
    at: "result",
    result,
    effect: effect || undefined,
    restored: new Set(before?.corrections.slice(job.corrections.length).flatMap(({ rows }) => rows)),
    invoice: result.billed ? before?.invoice : undefined,
  };
}
