import { useCallback, useState } from "react";
import { readMessage } from "../error-message.ts";

/** Work that takes a while and may fail: whether it goes on, and what went wrong. */
export function useWork() {
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState("");
  const fail = useCallback((error: unknown) => setFailed(readMessage(error)), []);
  async function run(work: () => Promise<unknown>): Promise<void> {
    setBusy(true);
    setFailed("");
    await work().catch(fail);
    setBusy(false);
  }
  return { isBusy, failed, fail, run };
}
