import { useState } from "react";
import { Dialog } from "./dialog.tsx";
import { FieldNotes } from "./form/field-notes.tsx";
import { ask, useAnswer, useWork, type Work } from "./request.ts";
import { say, sayChecked } from "./words.ts";
import { Button } from "./button.tsx";
import type { FieldProblem } from "../server/checker.ts";

type ReviewProps = {
  repository: boolean;
  turn: number;
  /** Files have become others than they were when they were opened. */
  onSettled: () => Promise<void>;
  onClose: (said?: string) => void;
};

/** What belongs together, because it was begun together or holds only together: a line's text and cards, a news item. */
const findSet = (path: string) => /^(?:rates|services|newsroom)\/([^/.]+)/.exec(path)?.[1] ?? path;

/** What saving will change, before it does: the texts, the prices for whom, what the check says. */
export function Review({ repository, turn, onSettled, onClose }: ReviewProps) {
  const { isBusy, failed, fail, run } = useWork();
  const changes = useAnswer("review", { turn, onFailed: fail });
  // takes a while, and nobody need wait for it
  const compared = useAnswer("compare", { turn });
  const [left, setLeft] = useState<readonly string[]>([]);
  const [sentence, setSentence] = useState("");
  const chosen = changes?.map(({ path }) => path).filter((path) => !left.includes(path)) ?? [];
  const listSet = (path: string) => changes?.filter((one) => findSet(one.path) === findSet(path)) ?? [];
  /** A file that is new is dropped with all that is new beside it. */
  const settle = (how: "discard" | "keep", path: string, state: string) =>
    run(async () => {
      const fresh = listSet(path).filter((one) => one.state === "new");
      for (const one of state === "new" ? fresh : [{ path }]) await ask(how, { path: one.path });
      await onSettled();
    });
  /** A file that is new goes, or stays, with all that it came with. */
  function toggle(path: string): void {
    const set = listSet(path);
    const own = set.some(({ state }) => state === "new") ? set.map((one) => one.path) : [path];
    setLeft(left.includes(path) ? left.filter((one) => !own.includes(one)) : [...left, ...own]);
  }
  const save = () =>
    run(async () => {
      // also where nothing was saved: a file that changed on disk meanwhile shows as one to be settled
      const { saved, failed: why, recorded } = await ask("save", { paths: chosen, sentence }).finally(onSettled);
      if (!why && recorded?.done !== false)
        return onClose(say(recorded ? "saved_and_recorded" : "saved", { count: saved.length }));
      throw new Error(why ?? say("not_recorded", { why: recorded?.said ?? "" }));
    });
  const problems = compared?.problems ?? [];
  const errors = problems.filter(({ level }) => level === "error").length;
  const warnings = problems.length - errors;
  const count = chosen.length;
  const action = (
    <Button label={say("save", { count })} className="main" disabled={isBusy || count === 0} onClick={save} />
  );
  return (
    <Dialog title={say("review")} failed={failed} action={action} onClose={onClose}>
      {!compared && !failed && <p role="status">{say("looking")}</p>}
      {changes?.length === 0 && <p>{say("nothing_changed")}</p>}
      {errors > 0 && <p className="note error">{say("errors_stay", { count: errors })}</p>}
      {warnings > 0 && <p className="note warning">{say("warnings", { count: warnings })}</p>}
      <FieldNotes problems={problems} isList />
      {left.length > 0 && <p className="note warning">{say("left_out")}</p>}
      {compared?.prices && (
        <section>
          <h3>{say("prices")}</h3>
          <pre lang="en">{compared.prices}</pre>
        </section>
      )}
      {changes?.map(({ path, state, patch }) => (
        <section key={path} className="mt-4">
          <div className="flex flex-wrap items-center gap-2">
            <h3>
              <label>
                <input
                  type="checkbox"
                  className="size-4.5 min-h-0"
                  checked={chosen.includes(path)}
                  onChange={() => toggle(path)}
                />{" "}
                {path} <span className={`state ${state}`}>{say(`state_${state}`)}</span>
              </label>
            </h3>
            {(state === "conflict" ? (["take_disk", "keep_own"] as const) : (["discard"] as const)).map((how) => (
              <Button
                key={how}
                label={say(how)}
                className="small quiet"
                title={path}
                disabled={isBusy}
                onClick={() => settle(how === "keep_own" ? "keep" : "discard", path, state)}
              />
            ))}
          </div>
          {patch && <Patch text={patch} />}
        </section>
      ))}
      {repository && (
        <label className="mt-4 grid gap-1 font-semibold text-slate-600">
          {say("sentence")}
          <input
            value={sentence}
            onChange={({ target }) => setSentence(target.value)}
            placeholder={say("sentence_example")}
          />
        </label>
      )}
    </Dialog>
  );
}

const colours: Readonly<Record<string, string>> = { "+": "text-green-700", "-": "text-red-700", "@": "text-slate-600" };

/** A change line by line; marks as well as colours say which line is which. */
function Patch({ text }: { text: string }) {
  const lines = text.split("\n").filter((line) => !line.startsWith("\\"));
  return (
    <pre className="wrap-anywhere whitespace-pre-wrap">
      {lines.map((line, at) => (
        <span key={at} className={colours[line.charAt(0)]}>
          {line.startsWith("@@") ? "⋯\n" : `${line}\n`}
        </span>
      ))}
    </pre>
  );
}

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
