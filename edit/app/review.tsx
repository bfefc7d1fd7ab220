import { useEffect, useRef, useState } from "react";
import { ask } from "./request.ts";
import { useWords } from "./words.ts";
import { readMessage } from "../error-message.ts";

type Reviewed = Awaited<ReturnType<typeof ask<"review">>>;
type Compared = Awaited<ReturnType<typeof ask<"compare">>>;

/** What saving will change, before it does: the texts, the prices for whom, what the check says. */
export function Review({ repository, onClose }: { repository: boolean; onClose: (saved: string) => void }) {
  const say = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const [found, setFound] = useState<Reviewed>();
  const [compared, setCompared] = useState<Compared>();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [sentence, setSentence] = useState("");
  const [failed, setFailed] = useState("");
  const [isBusy, setBusy] = useState(false);

  async function run(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    setFailed("");
    try {
      await work();
    } catch (error) {
      setFailed(readMessage(error));
    }
    setBusy(false);
  }
  async function load(): Promise<void> {
    const answer = await ask("review");
    setFound(answer);
    setChosen(new Set(answer.changes.map(({ path }) => path)));
    // takes a while, and nobody need wait for it
    setCompared(undefined);
    ask("compare").then(setCompared, () => undefined);
  }
  const loadNow = useRef(() => run(load));
  useEffect(() => {
    dialog.current?.showModal();
    void loadNow.current();
  }, []);
  const settle = (how: "discard" | "keep", path: string) =>
    run(async () => {
      await ask(how, { path });
      await load();
    });
  const save = () =>
    run(async () => {
      const { saved, failed: left, recorded } = await ask("save", { paths: [...chosen], sentence });
      const notes = [left, recorded && !recorded.done ? say("not_recorded", { why: recorded.said }) : undefined].filter(
        Boolean,
      );
      if (notes.length === 0) onClose(say(recorded ? "saved_and_recorded" : "saved", { count: saved.length }));
      else {
        await load();
        setFailed(notes.join("\n"));
      }
    });
  const errors = compared?.problems.filter(({ level }) => level === "error") ?? [];
  return (
    <dialog ref={dialog} onClose={() => onClose("")} aria-labelledby="review-title">
      <h2 id="review-title">{say("review")}</h2>
      {!compared && !failed && <p role="status">{say("looking")}</p>}
      {found?.changes.length === 0 && <p>{say("nothing_changed")}</p>}
      {errors.length > 0 && (
        <div className="note error">
          <p>{say("errors_stay", { count: errors.length })}</p>
          <ul>
            {errors.slice(0, 8).map(({ path, line, wrong, right }) => (
              <li key={`${path}${line}${wrong}`}>
                <code>{path}</code> <strong>{wrong}</strong>; {right}
              </li>
            ))}
          </ul>
        </div>
      )}
      {compared?.prices && (
        <section>
          <h3>{say("prices")}</h3>
          <pre className="prices" lang="en">
            {compared.prices}
          </pre>
        </section>
      )}
      {found?.changes.map(({ path, state, patch, picture }) => (
        <section key={path} className="change">
          <h3>
            <label>
              <input
                type="checkbox"
                checked={chosen.has(path)}
                onChange={({ target }) =>
                  setChosen(new Set(target.checked ? [...chosen, path] : [...chosen].filter((one) => one !== path)))
                }
              />{" "}
              {path} <span className={`state ${state}`}>{state === "same" ? "" : say(`state_${state}`)}</span>
            </label>
            <button type="button" className="small quiet" disabled={isBusy} onClick={() => settle("discard", path)}>
              {say(state === "conflict" ? "take_disk" : "discard")}
            </button>
            {state === "conflict" && (
              <button type="button" className="small quiet" disabled={isBusy} onClick={() => settle("keep", path)}>
                {say("keep_own")}
              </button>
            )}
          </h3>
          {picture ? <img src={picture} alt={path} /> : <Patch text={patch} />}
        </section>
      ))}
      {repository && (
        <label className="sentence">
          {say("sentence")}{" "}
          <input
            value={sentence}
            onChange={({ target }) => setSentence(target.value)}
            placeholder={say("sentence_example")}
          />
        </label>
      )}
      <div className="closing">
        {failed && (
          <p role="alert" className="note error">
            {failed}
          </p>
        )}
        <button type="button" onClick={() => dialog.current?.close()}>
          {say("go_on")}
        </button>
        <button type="button" className="main" disabled={isBusy || chosen.size === 0} onClick={save}>
          {say("save", { count: chosen.size })}
        </button>
      </div>
    </dialog>
  );
}

/** A change line by line; marks as well as colours say which line is which. */
function Patch({ text }: { text: string }) {
  return (
    <pre className="patch">
      {text
        .split("\n")
        .filter((line) => !line.startsWith("\\"))
        .map((line, at) => (
          <span
            key={at}
            className={
              line.startsWith("+") ? "plus" : line.startsWith("-") ? "minus" : line.startsWith("@@") ? "gap" : ""
            }
          >
            {line.startsWith("@@") ? "⋯" : line}
            {"\n"}
          </span>
        ))}
    </pre>
  );
}
