import fc from "fast-check";

/** Pieces of numbers, units, words, dates and tables: repeated, they are what patterns try again and again. */
const pieces = [
  ..."1 x×,.'-+&(\")€$;|/\t\n长宽高克斤件乘汉kgcmA\u00a0\u0301",
  ...[
    "1,",
    "1.",
    "1x",
    "1 x ",
    "1-",
    "(1",
    "1kg ",
    "1 kg",
    "cm ",
    "1,234,",
    "1斤",
    "长1",
    "长.",
    "1件",
    "1 a ",
    "a ",
    "é",
  ],
  ...["A1 ", "D ", "length ", "unit ", "total ", "and ", "1 pcs ", "12 Nov ", "1.1.", "2026-", " - ", "to "],
];
const ends = ["", "1", "a", "!", "(", "长1", "1x1x1 ", "length ", " kg", " cm", "x1", ",", "€", "\n"];
const [short, long] = [8_000, 64_000];
/** What no reader takes for a short text, in microseconds: below it a clock says nothing. */
const floor = 8_000;

/** The thread's own work: what else the machine does at the time, and how long it makes the thread wait, is not in it. */
function work(read: (text: string) => unknown, text: string): number {
  const begun = process.threadCpuUsage();
  read(text);
  const { user, system } = process.threadCpuUsage(begun);
  return user + system;
}

/** The least of several: a compiler or a collection of garbage may have its turn in one, not in all. */
function workAtBest(read: (text: string) => unknown, text: string, limit: number): number {
  let best = work(read, text);
  for (let again = 0; again < 3 && best > limit; again += 1) best = Math.min(best, work(read, text));
  return best;
}

/**
 * Reads texts of one piece again and again, and fails where eight times the text takes far more than eight times the work:
 * a square would take sixty-four times.
 */
export function expectLinear(read: (text: string) => unknown, numRuns = 60): void {
  fc.assert(
    fc.property(fc.constantFrom(...ends), fc.constantFrom(...pieces), fc.constantFrom(...ends), (head, piece, tail) => {
      const text = (length: number) => head + piece.repeat(Math.ceil(length / piece.length)) + tail;
      const limit = 24 * Math.max(workAtBest(read, text(short), floor), floor);
      return workAtBest(read, text(long), limit) < limit;
    }),
    { numRuns, endOnFailure: true },
  );
}
