import { constants, openSync, writeSync } from "node:fs";

/** What waits for a reader at most, in pieces of 2 kB; what comes then is lost. */
const mostWaiting = 500;

/**
 * Lines to standard output or error, gathered for a tenth of a second and written without waiting: neither a full disk
 * nor a reader that sleeps or has gone holds anybody up. `lost` is told once, until lines can be written again.
 */
export function openOutput(descriptor: 1 | 2, lost: (why: string) => void = () => {}) {
  const target = unblocked(descriptor);
  const waiting: Buffer[] = [];
  let gathered = "";
  let timer: NodeJS.Timeout | undefined;
  let failing = false;

  function fail(why: string): void {
    if (!failing) lost(why);
    failing = true;
  }

  /** A pipe takes 4 kB at once or not at all: lines of several processes do not mix. */
  function put(): void {
    if (waiting.length >= mostWaiting) fail("their reader is too slow");
    else if (gathered !== "") waiting.push(Buffer.from(gathered));
    gathered = "";
  }

  function line(text: string): void {
    if (gathered.length + text.length > 2_000) put();
    gathered += `${text}\n`;
    timer ??= setTimeout(flush, 100).unref();
  }

  function flush(): void {
    put();
    clearTimeout(timer);
    timer = undefined;
    try {
      for (let [next] = waiting; next; [next] = waiting) {
        const written = writeSync(target, next);
        waiting.splice(0, 1, ...(written < next.length ? [next.subarray(written)] : []));
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
