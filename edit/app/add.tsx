import { type SubmitEvent, useState } from "react";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { ask, useAnswer, useWork } from "./request.ts";
import { findWords, sayQuestion, say } from "./words.ts";

type AddProps = { onAdded: (path: string, note?: string) => void; onClose: () => void };

/** Begins something new: asks what the commands ask (`tools/change-content/`), and goes on in the file that they write. */
export function Add({ onAdded, onClose }: AddProps) {
  const { isBusy, failed, fail, run } = useWork();
  const additions = useAnswer("additions", { onFailed: fail });
  const [chosen, setChosen] = useState("news");
  const questions = additions?.find(({ kind }) => kind === chosen)?.questions;
  // not an action of the form, which would forget what was answered where something is wrong
  function add(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const answers = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([name, text]) => [name, String(text)]),
    );
    void run(async () => {
      const { path, note } = await ask("add", { kind: chosen, answers });
      onAdded(path, note);
    });
  }
  const action = (
    <button type="submit" form="add" className="main" disabled={isBusy}>
      {say("begin")}
    </button>
  );
  return (
    <Dialog title={say("new")} failed={failed} action={action} onClose={onClose}>
      {!additions && !failed && <p role="status">{say("looking")}</p>}
      <p className="flex flex-wrap gap-2">
        {additions?.map(({ kind }) => (
          <Button
            key={kind}
            label={sayQuestion(kind, { name: "", ask: kind })}
            aria-pressed={kind === chosen}
            onClick={() => setChosen(kind)}
          />
        ))}
      </p>
      <form id="add" key={chosen} className="grid gap-3" onSubmit={add}>
        {questions?.map((question) => {
          const { name, kind, choices, example, otherwise } = question;
          return (
            <label key={name} htmlFor={name} className="grid gap-1 font-semibold text-slate-600">
              {sayQuestion(chosen, question)}
              <span className="font-normal">{findWords("hint", `${chosen}_${name}`)}</span>
              {choices ? (
                <select id={name} name={name}>
                  {choices.map((choice) => (
                    <option key={choice}>{choice}</option>
                  ))}
                </select>
              ) : (
                <input
                  id={name}
                  name={name}
                  required
                  type={kind === "day" ? "date" : "text"}
                  placeholder={kind ? undefined : example}
                  defaultValue={otherwise}
                />
              )}
            </label>
          );
        })}
      </form>
    </Dialog>
  );
}
