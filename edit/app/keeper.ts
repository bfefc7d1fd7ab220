import type { OpenedFile } from "../server/files.ts";
import { ask } from "./request.ts";

/** After so many milliseconds without a key, what was typed is kept. */
const pause = 350;

/** Keeps what is typed on disk, beside the content, until it is saved there. */
export function makeKeeper({ versions }: OpenedFile, onKept: () => void, onFailed: (error: unknown) => void) {
  const seen = new Map(versions.map((version) => [version.path, version.seen]));
  const waiting = new Map<string, object>();
  let timer: ReturnType<typeof setTimeout>;
  let sending = Promise.resolve();
  async function send(): Promise<void> {
    const all = [...waiting];
    waiting.clear();
    for (const [path, body] of all) {
      const answer = await ask("change", { path, seen: seen.get(path), ...body });
      seen.set(path, answer.seen);
    }
    if (all.length > 0) onKept();
  }
  /** Sends what waits, one change after another. */
  function flush(): Promise<void> {
    clearTimeout(timer);
    sending = sending.then(send).catch(onFailed);
    return sending;
  }
  function keep(path: string, body: object): void {
    waiting.set(path, body);
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), pause);
  }
  return { keep, flush };
}
