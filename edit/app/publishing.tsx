import type { FieldProblem } from "../server/checker.ts";
import { Button } from "./button.tsx";
import { ask, type Work } from "./request.ts";
import { say, sayChecked } from "./words.ts";

type PublishingProps = { warnings: readonly FieldProblem[]; work: Work; onSaid: (said: string) => void };

/** Publishes what is saved, or puts the site before it in place again; both say first what they do. */
export function Publishing({ warnings, work: { isBusy, run }, onSaid }: PublishingProps) {
  function act(kind: "publish" | "rollback"): void {
    const doubts = warnings.slice(0, 6).map(({ path, wrong }) => `${path}: ${sayChecked(wrong).children}`);
    const count = doubts.length > 0 ? [say("warnings", { count: warnings.length })] : [];
    if (!confirm([say(`${kind}_asks`), ...(kind === "publish" ? [...count, ...doubts] : [])].join("\n\n"))) return;
    onSaid(say("building"));
    void run(async () => {
      const { done, said } = await ask(kind).finally(() => onSaid(""));
      if (!done) throw new Error(said);
      onSaid(say(`${kind}_done`));
    });
  }
  return (["publish", "rollback"] as const).map((kind) => (
    <Button key={kind} label={say(kind)} disabled={isBusy} onClick={() => act(kind)} />
  ));
}
