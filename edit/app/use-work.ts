import { useState } from "react";
import { readMessage } from "../error-message.ts";

/** Work that takes a while and may fail: whether it goes on, and what went wrong. */
export function useWork() {
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState("");
  async function run(work: () => Promise<unknown>): Promise<void> {
    setBusy(true);
    setFailed("");
    await work().catch((error) => setFailed(readMessage(error)));
    setBusy(false);
  }
  return { isBusy, failed, setFailed, run };
}
