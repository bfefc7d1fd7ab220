import fc from "fast-check";

/** Pieces of numbers, units, words, dates and tables: repeated, they are what patterns try again and again. */
export const usual = [
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
/** What no reader takes for a short text, in microseconds: below it a clock says nothing. */
const floor = 8_000;

/** The thread's own work: what else the machine does at the time, and how long it makes the thread wait, is not in it. */
async function measureWork(read: () => unknown): Promise<number> {
  const begun = process.threadCpuUsage();
  await read();
  const { user, system } = process.threadCpuUsage(begun);
  return user + system;
}

/** The least of several: a compiler or a collection of garbage may have its turn in one, not in all. */
async function measureAtBest(read: () => unknown, limit: number): Promise<number> {
  let best = await measureWork(read);
  for (let again = 0; again < 3 && best > limit; again += 1) best = Math.min(best, await measureWork(read));
  return best;
}

type Options = { pieces?: readonly string[]; runs?: number; longest?: number };

/**
 * Reads texts of one piece again and again, of up to `longest` characters, and fails where eight times the text takes far
 * more than eight times the work: a square would take sixty-four times. `prepare` makes the reading that is measured.
 */
export async function expectLinear(
  prepare: (text: string) => () => unknown,
  { pieces = usual, runs = 24, longest = 32_000 }: Options = {},
): Promise<void> {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...ends),
      fc.constantFrom(...pieces),
      fc.constantFrom(...ends),
      async (head, piece, tail) => {
        const ofLength = (length: number) => prepare(head + piece.repeat(Math.ceil(length / piece.length)) + tail);
        const short = ofLength(longest / 8);
        const limit = 24 * Math.max(await measureAtBest(short, floor), floor);
        const work = await measureAtBest(ofLength(longest), limit);
        if (work < limit) return true;
        // a thread's clock ticks every 4 ms: half of a short reading may have gone unseen, of eight hardly anything
        const eightTimes = await measureWork(async () => {
          for (let time = 0; time < 8; time += 1) await short();
        });
        return work < 3 * eightTimes;
      },
    ),
    { numRuns: runs, endOnFailure: true },
  );
}
