export type Answered = {
  remote: string | undefined;
  method: string;
  target: string;
  version: string;
  status: number;
  bytes: number | string;
};

/** One line for an answer, in the common log format. The query is left out: visitors' shipments stand in it. */
export function logLine({ remote = "-", method, target, version, status, bytes }: Answered): string {
  const path = target
    .split("?")[0]
    ?.slice(0, 512)
    .replace(/["\\\p{Cc}]/gu, "_");
  return `${remote} - - [${new Date().toISOString()}] "${method} ${path} HTTP/${version}" ${status} ${bytes}\n`;
}

/** Writes lines a tenth of a second's worth at a time: under load a write for each costs a third of the answers. */
export function gathered(write: (text: string) => void): { line: (text: string) => void; flush: () => void } {
  let held = "";
  const flush = () => {
    if (held !== "") write(held);
    held = "";
  };
  const line = (text: string) => {
    if (held === "") setTimeout(flush, 100).unref();
    held += text;
  };
  return { line, flush };
}
