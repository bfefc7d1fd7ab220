import { constants, openSync, writeSync } from "node:fs";
import type { IncomingMessage } from "node:http";

/** The most lines that wait for a slow reader; further ones are dropped. */
const mostWaiting = 10_000;

/** Lines per write: a pipe takes up to 4 kB whole or not at all, so lines of several processes do not mix. */
const together = 3;

/**
 * Lines to standard output or error, gathered for a tenth of a second and written without blocking, so that a full disk
 * or a stalled or vanished reader delays nobody. `lost` is called once per outage, until lines can be written again.
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

/** Opens the same output again without blocking: a write that would have to wait then fails instead. */
function unblocked(descriptor: 1 | 2): number {
  try {
    return openSync(`/dev/fd/${descriptor}`, constants.O_WRONLY | constants.O_APPEND | constants.O_NONBLOCK);
  } catch {
    // a socket cannot be reopened, but Node makes it non-blocking when it wraps it in a stream
    (descriptor === 1 ? process.stdout : process.stderr).on("error", () => {});
    return descriptor;
  }
}

type Answered = {
  client: string;
  /** Absent if what arrived could not be parsed as a request. */
  request?: Pick<IncomingMessage, "method" | "url" | "httpVersion"> | undefined;
  status: number;
  /** Bytes of the body; "-" if the client left before receiving all of them. */
  bytes: number | "-";
};

/** A log line for a response, in the common log format. The query is left out: it describes visitors' shipments. */
export function logLine({ client, request, status, bytes }: Answered, now = new Date()): string {
  const [, day, month, year, time] = now.toUTCString().split(" ");
  const [path = ""] = (request?.url ?? "").split("?");
  const asked = request ? `${request.method} ${path.slice(0, 512)} HTTP/${request.httpVersion}` : "-";
  const safe = asked.replace(/["\\\p{Cc}]/gu, "_");
  return `${client} - - [${day}/${month}/${year}:${time} +0000] "${safe}" ${status} ${bytes}`;
}
