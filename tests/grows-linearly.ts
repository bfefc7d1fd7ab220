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
/** What no reader takes for a short text, in milliseconds: below it a clock says nothing on a busy machine. */
const floor = 8;

function took(read: (text: string) => unknown, text: string): number {
  const begun = performance.now();
  read(text);
  return performance.now() - begun;
}

/**
 * Reads texts of one piece again and again, and fails where eight times the text takes far more than eight times as long:
 * a square would take sixty-four times.
 */
export function expectLinear(read: (text: string) => unknown, numRuns = 60): void {
  fc.assert(
    fc.property(fc.constantFrom(...ends), fc.constantFrom(...pieces), fc.constantFrom(...ends), (head, piece, tail) => {
      const text = (length: number) => head + piece.repeat(Math.ceil(length / piece.length)) + tail;
      const before = Math.min(took(read, text(short)), took(read, text(short)));
      const limit = 24 * Math.max(before, floor);
      return took(read, text(long)) < limit || took(read, text(long)) < limit;
    }),
    { numRuns, endOnFailure: true },
  );
}
