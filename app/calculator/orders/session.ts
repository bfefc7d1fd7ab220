import type { Terms } from "#rating/shipment/shipment.ts";
import type { TableRead } from "./import/types.ts";
import { type Answered, getResultPhase, nothingAnswered, type Phase, type ResultPhase } from "./phase.ts";
import type { PassedOver, ToWorker } from "./types.ts";

/** What all orders of a file have in common. */
type Common = { terms: Terms; goods: string };

/** How a file is read. */
type Reopened = Pick<TableRead, "columns" | "units">;

/** A file with what was answered for it, and how it is read: what comes back when it is opened again. */
export type OpenFile = { file: File; answered: Answered; reopened?: Reopened | undefined };

/**
 * The file that is open. It lives as long as the page's document, not as long as its component: who comes back from another
 * page finds it as it was. Nothing of it is stored, but while a page is left for the other language (`file-along.ts`).
 */
export const session: {
  phase: Phase;
  file?: File | undefined;
  answered: Answered;
  /** What each answer took the place of, the last one at the end. */
  replaced: readonly Partial<Answered>[];
  /** How the file is read that is brought back. */
  reopened?: Reopened | undefined;
  pricedAs: string;
  /** How often a price was asked for: an earlier answer is none. */
  asked: number;
  /** What is being priced, as long as it is: also while somebody looks at the columns. */
  unpriced?: TableRead | undefined;
  /** Downloads what is being priced, once it is. */
  download?: ((priced: ResultPhase) => void) | undefined;
  /** Goes on with a download that waits for what only its worker knows. */
  write?: ((passedOver: readonly PassedOver[]) => void) | undefined;
  common?: Common;
  worker?: Worker | undefined;
  /** The worker that can read names of products. */
  informed?: Worker | undefined;
} = {
  phase: { at: "idle" },
  /** What was answered for a file. It is not about its columns: it stays when others are chosen. */
  answered: nothingAnswered,
  replaced: [],
  pricedAs: "",
  asked: 0,
};

/** The file that is open as it would be opened again; one whose columns are still being asked for is read as it is found. */
export function getOpenFile(): OpenFile | undefined {
  const { file, answered, unpriced, phase } = session;
  const table = unpriced ?? getResultPhase(phase)?.table;
  const reopened = table ? { columns: table.columns, units: table.units } : session.reopened;
  return file && { file, answered, reopened };
}

const watchers = new Set<() => void>();

export function watch(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}

export function setPhase(next: Phase): void {
  session.phase = next;
  for (const tell of watchers) tell();
}

/** Changes the result that is on screen, as long as no other prices are on their way. */
export function changeResult(change: Partial<ResultPhase>): void {
  const { phase, unpriced } = session;
  if (phase.at === "result") setPhase({ ...phase, ...change });
  else if (phase.at === "preview" && phase.before && !unpriced)
    setPhase({ ...phase, before: { ...phase.before, ...change } });
}

export function send(message: ToWorker): void {
  session.worker?.postMessage(message);
}

export function answer(change: Partial<Answered>): void {
  session.answered = { ...session.answered, ...change };
}

/** Keeps what an answer takes the place of, for an Undo of the last one. */
export function keepReplaced(change: Partial<Answered>): void {
  const before = Object.entries(session.answered).filter(([name]) => name in change);
  session.replaced = [...session.replaced, Object.fromEntries(before)];
}

/** What an Undo answers: as before the last answer, or before all corrections; nothing where nothing is to be undone. */
export function takeReplaced(all: boolean): Partial<Answered> | undefined {
  const { answered, replaced } = session;
  // a file that was closed and brought back has its corrections alone
  const corrections = answered.corrections.slice(0, -1);
  session.replaced = all ? replaced.filter((one) => !one.corrections) : replaced.slice(0, -1);
  if (all) return { corrections: [] };
  return replaced.at(-1) ?? (answered.corrections.length > 0 ? { corrections } : undefined);
}
