import { useState } from "react";
import { ask } from "./request.ts";
import type { FieldProblem } from "../server/problems.ts";
import { say, sayChecked } from "./words.ts";

type PublishingProps = {
  warnings: readonly FieldProblem[];
  onSaid: (said: string) => void;
  onFailed: (error: unknown) => void;
};

/** Publishes what is saved, or puts the site before it in place again; both say first what they do. */
export function Publishing({ warnings, onSaid, onFailed }: PublishingProps) {
  const [isBusy, setBusy] = useState(false);
  async function act(kind: "publish" | "rollback"): Promise<void> {
    const doubts = warnings.slice(0, 6).map(({ path, wrong }) => `${path}: ${sayChecked(wrong).children}`);
    const count = doubts.length > 0 ? [say("warnings", { count: warnings.length })] : [];
    if (!confirm([say(`${kind}_asks`), ...(kind === "publish" ? [...count, ...doubts] : [])].join("\n\n"))) return;
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
