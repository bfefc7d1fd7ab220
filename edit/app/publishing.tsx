import { useState } from "react";
import { ask } from "./request.ts";
import { say } from "./words.ts";

type PublishingProps = { onSaid: (said: string) => void; onFailed: (error: unknown) => void };

/** Publishes what is saved, or puts the site before it in place again; both say first what they do. */
export function Publishing({ onSaid, onFailed }: PublishingProps) {
  const [isBusy, setBusy] = useState(false);
  async function act(kind: "publish" | "rollback"): Promise<void> {
    if (!confirm(say(`${kind}_asks`))) return;
    setBusy(true);
    onSaid(say("building"));
    try {
      const { done, said } = await ask(kind);
      if (!done) throw new Error(said);
      onSaid(say(`${kind}_done`));
    } catch (error) {
      onSaid("");
      onFailed(error);
    }
    setBusy(false);
  }
  return (["publish", "rollback"] as const).map((kind) => (
    <button key={kind} type="button" disabled={isBusy} onClick={() => void act(kind)}>
      {say(kind)}
    </button>
  ));
}
