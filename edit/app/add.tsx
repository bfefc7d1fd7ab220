import { useState } from "react";
import { Dialog } from "./dialog.tsx";
import { ask } from "./request.ts";
import { useAnswer } from "./use-answer.ts";
import { useWork } from "./use-work.ts";
import { findWords, sayQuestion, say } from "./words.ts";

type AddProps = { onAdded: (path: string, note?: string) => void; onClose: () => void };

/** Begins something new: asks what the commands ask (`tools/change-content/`), and goes on in the file that they write. */
export function Add({ onAdded, onClose }: AddProps) {
  const { isBusy, failed, fail, run } = useWork();
  const additions = useAnswer("additions", { onFailed: fail });
  const [chosen, setChosen] = useState("news");
  const add = (data: FormData) =>
    run(async () => {
      const answers = Object.fromEntries([...data].map(([name, text]) => [name, String(text)]));
      const { path, note } = await ask("add", { kind: chosen, answers });
      onAdded(path, note);
    });
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
          <button key={kind} type="button" aria-pressed={kind === chosen} onClick={() => setChosen(kind)}>
            {sayQuestion(kind, { name: "", ask: kind })}
          </button>
        ))}
      </p>
      <form
        id="add"
        key={chosen}
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void add(new FormData(event.currentTarget));
        }}
      >
        {additions
          ?.find(({ kind }) => kind === chosen)
          ?.questions.map((question) => (
            <label key={question.name} htmlFor={question.name} className="grid gap-1 font-semibold text-slate-600">
              {sayQuestion(chosen, question)}
              <span className="font-normal">{findWords("hint", `${chosen}_${question.name}`)}</span>
              {question.choices ? (
                <select id={question.name} name={question.name} required>
                  {question.choices.map((choice) => (
                    <option key={choice}>{choice}</option>
                  ))}
                </select>
              ) : (
                <input
                  id={question.name}
                  name={question.name}
                  required
                  type={question.kind === "day" ? "date" : "text"}
                  placeholder={question.kind ? undefined : question.example}
                  defaultValue={question.otherwise}
                />
              )}
            </label>
          ))}
      </form>
    </Dialog>
  );
}
