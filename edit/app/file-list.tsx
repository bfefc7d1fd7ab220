import { useState, type SubmitEvent } from "react";
import type { ListedFile } from "../server/files.ts";
import type { FieldProblem } from "../server/checker.ts";
import { Counts } from "./form/field-notes.tsx";
import { useAnswer, ask, useWork } from "./request.ts";
import { say, findWords, sayQuestion } from "./words.ts";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

const groups = ["newsroom", "rates", "services", "guides", "pages", "reference", "site", "other"] as const;

function findGroup({ path }: ListedFile): (typeof groups)[number] {
  return groups.find((group) => path.startsWith(group)) ?? "other";
}

type FileListProps = {
  files: readonly ListedFile[];
  problems: readonly FieldProblem[];
  stale: readonly string[];
  selected: string;
};

/** Everything that can be edited, to be found by title, path or text, with what there is to know of each. */
export function FileList({ files, problems, stale, selected }: FileListProps) {
  const [sought, setSought] = useState("");
  const words = sought.trim();
  const texts = useAnswer(words === "" ? undefined : "find", { body: { words } });
  const found = files.filter(({ path }) => words === "" || texts?.includes(path));
  const listOwn = ({ path, translations }: ListedFile) =>
    problems.filter((one) => [path, ...translations].includes(one.path));
  const isBusy = (file: ListedFile) =>
    file.path === selected ||
    file.state !== "same" ||
    stale.includes(file.path) ||
    listOwn(file).some(({ level }) => level === "error");
  return (
    <nav aria-label={say("files")} className="overflow-auto border-r border-slate-200 bg-slate-50 p-4">
      <input
        type="search"
        className="mb-3 w-full"
        aria-label={say("search")}
        aria-keyshortcuts="Control+K Meta+K"
        placeholder={`${say("search")} (Ctrl+K)`}
        value={sought}
        onChange={({ target }) => setSought(target.value)}
      />
      {texts && found.length === 0 && <p role="status">{say("nothing_found")}</p>}
      {groups.map((group) => {
        const own = found.filter((file) => findGroup(file) === group);
        if (own.length === 0) return null;
        return (
          <details key={`${group}${sought === ""}`} open={sought !== "" || group === "newsroom" || own.some(isBusy)}>
            <summary className="py-1">
              {say(`group_${group}`)} <span className="text-slate-600">{own.length}</span>
            </summary>
            <ul className="mb-2">
              {own.map((file) => (
                <li key={file.path}>
                  <a
                    href={`#${file.path}`}
                    aria-current={file.path === selected ? "page" : undefined}
                    className="block rounded-md px-2 py-1 wrap-anywhere hover:bg-slate-200 aria-[current]:bg-white aria-[current]:shadow-[inset_3px_0_var(--color-green-700)]"
                  >
                    {file.title}
                    <span className="block text-xs text-slate-600">{file.path}</span>
                    {file.state !== "same" && (
                      <span className={`state ${file.state}`}>{say(`state_${file.state}`)}</span>
                    )}
                    <Counts problems={listOwn(file)} />
                    {stale.includes(file.path) && <span className="state stale">{say("stale")}</span>}
                  </a>
                </li>
              ))}
            </ul>
          </details>
        );
      })}
    </nav>
  );
}

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
