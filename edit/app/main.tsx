import { createRoot } from "react-dom/client";
import "@fontsource-variable/hanken-grotesk";
import "./edit.css";
import { useCallback, useEffect, useRef, useState } from "react";
import type { OpenedFile } from "../server/files.ts";
import { getLanguageTag, getLocaleEntry } from "#site/locales.ts";
import { Add, FileList } from "./file-list.tsx";
import { Dialog } from "./dialog.tsx";
import { FileEditor, keepTyped, PageFrame } from "./file-editor.tsx";
import { focusField, type Place } from "./focus-field.ts";
import { Counts, FieldNotes } from "./form/field-notes.tsx";
import { Publishing, Review } from "./review.tsx";
import { ask, useAnswer, useWork } from "./request.ts";
import { language, languages, say, setLanguage } from "./words.ts";
import { Button } from "./button.tsx";

/** Which file an address names, and which field of it. */
function readHash(address = location.href): Place {
  const [path = "", goal = ""] = decodeURIComponent(new URL(address).hash.slice(1)).split("?");
  return { path, goal };
}

/** The list, the form and the page, and what is done with the changes. */
function Workbench() {
  const [place, setPlace] = useState(() => readHash());
  const { path } = place;
  // whoever comes by a link goes on in the form; whoever opens the page begins at its top
  const isLed = useRef(place.goal !== "");
  const [file, setFile] = useState<OpenedFile & { opened: number }>();
  const [task, setTask] = useState<"add" | "review" | "findings">();
  const [said, setSaid] = useState("");
  const [turn, setTurn] = useState(0);
  const look = useCallback(() => setTurn((before) => before + 1), []);
  const review = useCallback(() => keepTyped().then(() => setTask("review")), []);
  const work = useWork();
  const { failed, fail, run } = work;
  // some seconds after what there is to edit comes what the check says of it
  const state = useAnswer("state", { turn, onFailed: fail });
  const checked = useAnswer("check", { turn, onFailed: fail });
  const asked = useRef("");
  const open = useCallback(async (wanted: string): Promise<void> => {
    asked.current = wanted;
    // of two that are chosen one after the other the later one stays
    const show = (found?: OpenedFile) => asked.current === wanted && setFile(found && { ...found, opened: Date.now() });
    await (wanted === "" ? Promise.resolve(undefined) : ask("open", { path: wanted })).then(show, (error) => {
      show();
      throw error;
    });
  }, []);
  useEffect(() => void run(() => open(path)), [run, open, path]);
  useEffect(() => {
    const follow = ({ newURL }: HashChangeEvent) => {
      isLed.current = true;
      setTask(undefined);
      setPlace(readHash(newURL));
    };
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || !/^[sk]$/.test(event.key)) return;
      event.preventDefault();
      if (event.key === "s") void review();
      // a form may have hundreds of fields before and behind
      else document.querySelector<HTMLElement>("input[type=search]")?.focus();
    };
    // what was changed elsewhere meanwhile shows when one comes back
    const back = () => document.visibilityState === "visible" && look();
    const ended = new AbortController();
    addEventListener("hashchange", follow, { signal: ended.signal });
    addEventListener("keydown", press, { signal: ended.signal });
    document.addEventListener("visibilitychange", back, { signal: ended.signal });
    return () => ended.abort();
  }, [look, review]);

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
  const migrate = () =>
    run(async () => {
      end([say("migrated"), ...(await ask("migrate"))].join("\n"));
      await open(path);
    });
  const count = state?.changed.length ?? 0;
  const problems = checked?.problems ?? [];
  const warnings = problems.filter(({ level }) => level !== "error");
  const listed = state?.files.find((one) => one.path === file?.path);
  const isOpen = (one: string) => file?.versions.some((version) => version.path === one);
  const elsewhere = problems.filter(({ causes }) => causes?.some(isOpen));
  return (
    <>
      <header className="flex flex-wrap items-center gap-2 border-b border-slate-200 px-4 py-2.5">
        <h1 className="text-lg font-bold">{say("title")}</h1>
        <Button label={`+ ${say("new")}`} onClick={() => setTask("add")} />
        <p className="mr-auto ml-2" role="status">
          {problems.length > 0 && (
            <Button
              label={<Counts problems={problems} />}
              className="small quiet"
              onClick={() => setTask("findings")}
            />
          )}
          {checked && problems.length === 0 && <span className="text-green-700">{say("all_right")}</span>}
          {!checked && say("checking")} {problems.length > warnings.length && say("check_english")}
        </p>
        <Button label={say("review_changes", { count })} className="main" disabled={count === 0} onClick={review} />
        <Publishing warnings={warnings} work={work} onSaid={setSaid} />
        {languages.map((one) => (
          <Button
            key={one}
            label={getLocaleEntry(one).name}
            lang={one}
            aria-pressed={one === language}
            onClick={() => {
              setLanguage(one);
              draw();
            }}
          />
        ))}
      </header>
      {(said || failed) && (
        <p
          role={failed ? "alert" : "status"}
          className={`note max-h-48 shrink-0 overflow-auto whitespace-pre-line ${failed ? "error" : ""}`}
        >
          {failed || said}
        </p>
      )}
      {state?.isOlder && (
        <p className="note warning">
          {say("older")} <Button label={say("migrate")} className="small" disabled={work.isBusy} onClick={migrate} />
        </p>
      )}
      <div className="grid min-h-0 flex-1 lg:grid-cols-[17rem_minmax(0,1fr)_minmax(20rem,27rem)]">
        {state && <FileList files={state.files} problems={problems} stale={checked?.stale ?? []} selected={path} />}
        <main className="overflow-auto p-4 outline-none" tabIndex={-1}>
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
                  <Button
                    label={say("mark_translated")}
                    className="small"
                    onClick={() => run(() => ask("translated", { path: file.path }).then(look))}
                  />
                </p>
              )}
              {elsewhere.length > 0 && <strong>{say("errors_elsewhere", { count: elsewhere.length })}</strong>}
              <FieldNotes problems={elsewhere} isList />
              <FileEditor
                key={`${file.path}${file.opened}`}
                file={file}
                locales={state.locales}
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
            if (added !== path) return;
            // what is typed into the form before would be lost
            setFile(undefined);
            void run(() => open(added));
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
            return open(path).catch(() => undefined);
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
  document.documentElement.lang = getLanguageTag(language);
  root?.render(<Workbench key={language} />);
}
draw();
