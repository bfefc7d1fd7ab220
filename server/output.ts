import { constants, openSync, writeSync } from "node:fs";

/** Lines that wait for their reader at most; what comes then is lost. */
const mostWaiting = 10_000;

/** Lines written at once: a pipe takes 4 kB whole or not at all, so that lines of several processes do not mix. */
const together = 3;

/**
 * Lines to standard output or error, gathered for a tenth of a second and written without waiting: neither a full disk
 * nor a reader that sleeps or has gone holds anybody up. `lost` is told once, until lines can be written again.
 */
export function openOutput(descriptor: 1 | 2, lost: (why: string) => void = () => {}) {
  const target = unblocked(descriptor);
  const waiting: string[] = [];
  let timer: NodeJS.Timeout | undefined;
  let failing = false;

  function fail(why: string): void {
    if (!failing) lost(why);
    failing = true;
  }

  function line(text: string): void {
    if (waiting.length < mostWaiting) waiting.push(`${text}\n`);
    else fail("their reader is too slow");
    timer ??= setTimeout(flush, 100).unref();
  }

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    try {
      for (; waiting.length > 0; waiting.splice(0, together)) {
        writeSync(target, waiting.slice(0, together).join(""));
        failing = false;
      }
    } catch (error) {
      if (String(error).includes("EAGAIN")) timer = setTimeout(flush, 10).unref();
      else fail(String(error));
      if (!timer) waiting.length = 0;
    }
  }

  return { line, flush };
}

/** The same output, so that a write that would have to wait fails instead. */
function unblocked(descriptor: 1 | 2): number {
  try {
    return openSync(`/dev/fd/${descriptor}`, constants.O_WRONLY | constants.O_APPEND | constants.O_NONBLOCK);
  } catch {
    // a socket cannot be opened anew; Node makes it so that it does not wait when it makes a stream of it
    (descriptor === 1 ? process.stdout : process.stderr).on("error", () => {});
    return descriptor;
  }
}
