import { createRoot } from "react-dom/client";
import "@fontsource-variable/hanken-grotesk";
import "./edit.css";
import { useCallback, useEffect, useState } from "react";
import type { OpenedFile } from "../server/files.ts";
import { getLanguageTag, getLocaleEntry } from "#site/locales.ts";
import { Add } from "./add.tsx";
import { FileEditor } from "./file-editor.tsx";
import { FileList } from "./file-list.tsx";
import { Publishing } from "./publishing.tsx";
import { ask } from "./request.ts";
import { Review } from "./review.tsx";
import { useAnswer } from "./use-answer.ts";
import { getLanguage, languages, nameLanguage, say, setLanguage } from "./words.ts";
import { readMessage } from "../error-message.ts";

const readHash = () => decodeURIComponent(location.hash.slice(1));

/** The list, the form and the page, and what is done with the changes. */
function Workbench() {
  const [path, setPath] = useState(readHash);
  const [file, setFile] = useState<OpenedFile & { opened: number }>();
  const [task, setTask] = useState<"add" | "review">();
  const [said, setSaid] = useState("");
  const [failed, setFailed] = useState("");
  const [turn, setTurn] = useState(0);
  const look = useCallback(() => setTurn((before) => before + 1), []);
  const fail = useCallback((error: unknown) => setFailed(readMessage(error)), []);
  // some seconds after what there is to edit comes what the check says of it
  const state = useAnswer("state", { turn, onFailed: fail });
  const checked = useAnswer("check", { turn, onFailed: fail });
  const open = useCallback(
    (wanted: string) => {
      setFailed("");
      if (wanted === "") setFile(undefined);
      else ask("open", { path: wanted }).then((found) => setFile({ ...found, opened: Date.now() }), fail);
    },
    [fail],
  );
  useEffect(() => open(path), [open, path]);
  useEffect(() => {
    const follow = () => setPath(readHash());
    // what was changed elsewhere meanwhile shows when one comes back
    const back = () => document.visibilityState === "visible" && look();
    const ended = new AbortController();
    addEventListener("hashchange", follow, { signal: ended.signal });
    document.addEventListener("visibilitychange", back, { signal: ended.signal });
    return () => ended.abort();
  }, [look]);

  const end = (told = "") => {
    setTask(undefined);
    setSaid(told);
    look();
  };
  const count = state?.changed ?? 0;
  const problems = checked?.problems ?? [];
  const errors = problems.filter(({ level }) => level === "error").length;
  const listed = state?.files.find((one) => one.path === file?.path);
  return (
    <>
      <header className="flex flex-wrap items-center gap-2 border-b border-slate-200 px-4 py-2.5">
        <h1 className="text-lg font-bold">{say("title")}</h1>
        <button type="button" onClick={() => setTask("add")}>
          + {say("new")}
        </button>
        <p className={`mr-auto ml-2 ${errors > 0 ? "font-semibold text-red-700" : "text-green-700"}`} role="status">
          {checked && (errors > 0 ? say("errors", { count: errors }) : say("all_right"))}
          {!checked && say("checking")} {errors > 0 && say("check_english")}
        </p>
        <button type="button" className="main" disabled={count === 0} onClick={() => setTask("review")}>
          {say("review_changes", { count })}
        </button>
        <Publishing onSaid={setSaid} onFailed={fail} />
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
        <main className="overflow-auto p-4">
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
              <FileEditor
                key={`${file.path}${file.opened}`}
                file={file}
                locales={state.locales}
                countries={state.countries}
                problems={problems}
                onKept={look}
                onFailed={fail}
              />
            </>
          )}
        </main>
        {file && state && (
          <PageFrame key={file.path} addresses={file.addresses} preview={state.preview} waits={errors > 0} />
        )}
      </div>
      {task === "add" && (
        <Add
          onClose={end}
          onAdded={(added, note) => {
            end(note);
            location.hash = added;
            if (added === path) open(added);
          }}
        />
      )}
      {task === "review" && state && (
        <Review
          repository={state.repository}
          onClose={(done) => {
            end(done);
            open(path);
          }}
        />
      )}
    </>
  );
}

type PageFrameProps = { addresses: Readonly<Record<string, string>>; preview: string; waits: boolean };

/** The page as visitors will see it once this is saved, beside the form: in each language, as on a desk and on a phone. */
function PageFrame({ addresses, preview, waits }: PageFrameProps) {
  const locales = Object.keys(addresses);
  const [locale, setLocale] = useState(locales[0] ?? "");
  const [isPhone, setPhone] = useState(true);
  const url = new URL(preview);
  url.pathname = addresses[locale] ?? "/";
  return (
    <section
      className="flex flex-col border-l border-slate-200 bg-slate-50 p-4 max-lg:min-h-160"
      aria-label={say("page")}
    >
      <div className="mb-2 flex flex-wrap items-center gap-2">
        {locales.map((one) => (
          <button key={one} type="button" aria-pressed={one === locale} onClick={() => setLocale(one)}>
            {nameLanguage(one)}
          </button>
        ))}
        <button type="button" aria-pressed={isPhone} onClick={() => setPhone(!isPhone)}>
          {say("phone")}
        </button>
        <code className="text-slate-600">{url.pathname}</code>
      </div>
      <div className="relative min-h-96 flex-1 overflow-hidden rounded-lg border border-slate-200 bg-white">
        <p className="absolute p-4 text-slate-600">{say(waits ? "page_waits" : "page_comes")}</p>
        <iframe
          key={url.href}
          src={url.href}
          title={say("page")}
          className={`relative ${isPhone ? "size-full" : "h-450 w-7xl origin-top-left scale-[0.31]"}`}
        />
      </div>
    </section>
  );
}

const place = document.getElementById("root");
const root = place && createRoot(place);

/** Draws the page, wholly anew in another language. */
function draw(): void {
  document.documentElement.lang = getLanguageTag(getLanguage());
  root?.render(<Workbench key={getLanguage()} />);
}
draw();
