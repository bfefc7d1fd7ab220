import { createRoot } from "react-dom/client";
import "@fontsource-variable/hanken-grotesk";
import "./edit.css";
import { useCallback, useEffect, useRef, useState } from "react";
import type { OpenedFile } from "../server/files.ts";
import { getLanguageTag, getLocaleEntry } from "#site/locales.ts";
import { Add } from "./add.tsx";
import { Dialog } from "./dialog.tsx";
import { FileEditor } from "./file-editor.tsx";
import { FileList } from "./file-list.tsx";
import { focusField, type Place } from "./focus-field.ts";
import { FieldNotes } from "./form/field-notes.tsx";
import { PageFrame } from "./page-frame.tsx";
import { Publishing } from "./publishing.tsx";
import { ask } from "./request.ts";
import { Review } from "./review.tsx";
import { useAnswer } from "./use-answer.ts";
import { getLanguage, languages, say, setLanguage } from "./words.ts";
import { readMessage } from "../error-message.ts";

/** Which file the address names, and which field of it. */
function readHash(): Place {
  const [path = "", goal = ""] = decodeURIComponent(location.hash.slice(1)).split("?");
  return { path, goal };
}

/** The list, the form and the page, and what is done with the changes. */
function Workbench() {
  const [place, setPlace] = useState(readHash);
  const { path } = place;
  // whoever comes by a link goes on in the form; whoever opens the page begins at its top
  const isLed = useRef(place.goal !== "");
  const [file, setFile] = useState<OpenedFile & { opened: number }>();
  const [task, setTask] = useState<"add" | "review" | "findings">();
  const [said, setSaid] = useState("");
  const [failed, setFailed] = useState("");
  const [turn, setTurn] = useState(0);
  const look = useCallback(() => setTurn((before) => before + 1), []);
  const fail = useCallback((error: unknown) => setFailed(readMessage(error)), []);
  // some seconds after what there is to edit comes what the check says of it
  const state = useAnswer("state", { turn, onFailed: fail });
  const checked = useAnswer("check", { turn, onFailed: fail });
  const open = useCallback(
    (wanted: string, onFailed: (error: unknown) => void = fail) => {
      setFailed("");
      if (wanted === "") setFile(undefined);
      else
        ask("open", { path: wanted }).then(
          (found) => setFile({ ...found, opened: Date.now() }),
          (error) => {
            setFile(undefined);
            onFailed(error);
          },
        );
    },
    [fail],
  );
  useEffect(() => open(path), [open, path]);
  useEffect(() => {
    const follow = () => {
      isLed.current = true;
      setTask(undefined);
      setPlace(readHash());
    };
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key !== "s") return;
      event.preventDefault();
      setTask("review");
    };
    // what was changed elsewhere meanwhile shows when one comes back
    const back = () => document.visibilityState === "visible" && look();
    const ended = new AbortController();
    addEventListener("hashchange", follow, { signal: ended.signal });
    addEventListener("keydown", press, { signal: ended.signal });
    document.addEventListener("visibilitychange", back, { signal: ended.signal });
    return () => ended.abort();
  }, [look]);

  useEffect(() => {
    if (!isLed.current || file?.path !== place.path) return;
    isLed.current = false;
    focusField(place.goal);
    // so that the same link leads here once more
    history.replaceState(null, "", `#${encodeURI(place.path)}`);
  }, [file, place]);

  const end = (told = "") => {
    setTask(undefined);
    setSaid(told);
    look();
  };
  const count = state?.changed.length ?? 0;
  const problems = checked?.problems ?? [];
  const errors = problems.filter(({ level }) => level === "error").length;
  const warnings = problems.length - errors;
  const listed = state?.files.find((one) => one.path === file?.path);
  const isOpen = (one: string) => file?.versions.some((version) => version.path === one);
  const elsewhere = problems.filter(({ causes }) => causes?.some(isOpen));
  return (
    <>
      <header className="flex flex-wrap items-center gap-2 border-b border-slate-200 px-4 py-2.5">
        <h1 className="text-lg font-bold">{say("title")}</h1>
        <button type="button" onClick={() => setTask("add")}>
          + {say("new")}
        </button>
        <p className="mr-auto ml-2" role="status">
          {problems.length > 0 && (
            <button type="button" className="small quiet" onClick={() => setTask("findings")}>
              {errors > 0 && <span className="state error">{say("errors", { count: errors })}</span>}
              {warnings > 0 && <span className="state warning">{say("warnings", { count: warnings })}</span>}
            </button>
          )}
          {checked && problems.length === 0 && <span className="text-green-700">{say("all_right")}</span>}
          {!checked && say("checking")} {errors > 0 && say("check_english")}
        </p>
        <button type="button" className="main" disabled={count === 0} onClick={() => setTask("review")}>
          {say("review_changes", { count })}
        </button>
        <Publishing warnings={problems.filter(({ level }) => level !== "error")} onSaid={setSaid} onFailed={fail} />
        {languages.map((one) => (
          <button
            key={one}
            type="button"
            lang={one}
            aria-pressed={one === getLanguage()}
            onClick={() => {
              setLanguage(one);
              draw();
            }}
          >
            {getLocaleEntry(one).name}
          </button>
        ))}
      </header>
      {(said || failed) && (
        <p role={failed ? "alert" : "status"} className={`note whitespace-pre-line ${failed ? "error" : ""}`}>
          {failed || said}
        </p>
      )}
      <div className="grid min-h-0 flex-1 lg:grid-cols-[17rem_minmax(0,1fr)_minmax(20rem,27rem)]">
        {state && <FileList files={state.files} problems={problems} stale={checked?.stale ?? []} selected={path} />}
        <main className="overflow-auto p-4" tabIndex={-1}>
          {!file && <p className="max-w-lg text-lg text-slate-600">{say("welcome")}</p>}
          {file && state && (
            <>
              <h2>
                {listed?.title ?? file.path}{" "}
                <code className="block text-sm font-normal text-slate-600">{file.path}</code>
              </h2>
              {listed?.about && <p className="text-slate-600">{listed.about}</p>}
              {checked?.stale.includes(file.path) && (
                <p className="note warning">
                  {say("stale_long")}{" "}
                  <button
                    type="button"
                    className="small"
                    onClick={() => ask("translated", { path: file.path }).then(look, fail)}
                  >
                    {say("mark_translated")}
                  </button>
                </p>
              )}
              {elsewhere.length > 0 && <strong>{say("errors_elsewhere", { count: elsewhere.length })}</strong>}
              <FieldNotes problems={elsewhere} isList />
              <FileEditor
                key={`${file.path}${file.opened}`}
                file={file}
                locales={state.locales}
                countries={state.countries}
                problems={problems}
                place={place}
                onKept={look}
                onFailed={fail}
              />
            </>
          )}
        </main>
        {file && state && (
          <PageFrame
            key={file.path}
            addresses={file.addresses}
            preview={state.preview}
            waits={checked?.isShown === false}
          />
        )}
      </div>
      {task === "add" && (
        <Add
          onClose={() => end()}
          onAdded={(added, note) => {
            end(note);
            location.hash = added;
            isLed.current = true;
            if (added === path) open(added);
          }}
        />
      )}
      {task === "findings" && (
        <Dialog title={say("findings")} onClose={() => end()}>
          <FieldNotes problems={problems} isList />
        </Dialog>
      )}
      {task === "review" && state && (
        <Review
          repository={state.repository}
          turn={turn}
          onSettled={() => {
            look();
            // a new file that was dropped is closed, and that is all
            open(path, () => {});
          }}
          onClose={end}
        />
      )}
    </>
  );
}

const element = document.getElementById("root");
const root = element && createRoot(element);

/** Draws the page, wholly anew in another language. */
function draw(): void {
  document.documentElement.lang = getLanguageTag(getLanguage());
  root?.render(<Workbench key={getLanguage()} />);
}
draw();
