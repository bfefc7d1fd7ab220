import { createRoot } from "react-dom/client";
import "@fontsource-variable/hanken-grotesk";
import "./edit.css";
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import type { OpenedFile } from "../server/files.ts";
import { getLanguageTag, getLocaleEntry } from "#site/locales.ts";
import { Add } from "./add.tsx";
import { FileEditor } from "./file-editor.tsx";
import { FileList } from "./file-list.tsx";
import { Publishing } from "./publishing.tsx";
import { ask } from "./request.ts";
import { Review } from "./review.tsx";
import { findLanguage, LanguageContext, languages, rememberLanguage, useWords, useLanguageName } from "./words.ts";
import { readMessage } from "../error-message.ts";

const readHash = () => decodeURIComponent(location.hash.slice(1));

/** The whole page, in the language that was chosen. */
function Editor() {
  const [language, setLanguage] = useState(findLanguage);
  useEffect(() => {
    document.documentElement.lang = getLanguageTag(language);
  }, [language]);
  const choose = (one: typeof language) => {
    rememberLanguage(one);
    setLanguage(one);
  };
  return (
    <LanguageContext value={language}>
      <Workbench>
        {languages.map((one) => (
          <button key={one} type="button" lang={one} aria-pressed={one === language} onClick={() => choose(one)}>
            {getLocaleEntry(one).name}
          </button>
        ))}
      </Workbench>
    </LanguageContext>
  );
}

/** Asks one question at a time: what is asked while one is on its way is asked once more after it. */
function useLatest<Result>(question: () => Promise<Result>, fail: (error: unknown) => void) {
  const [answer, setAnswer] = useState<Result>();
  const turn = useRef({ isRunning: false, again: false });
  const look = useCallback(async () => {
    turn.current.again = true;
    if (turn.current.isRunning) return;
    turn.current.isRunning = true;
    try {
      while (turn.current.again) {
        turn.current.again = false;
        setAnswer(await question());
      }
    } catch (error) {
      fail(error);
    }
    turn.current.isRunning = false;
  }, [question, fail]);
  return [answer, look] as const;
}

const askState = () => ask("state");
const askCheck = () => ask("check");

/** What there is to edit and, some seconds later, what the check says of it. */
function useContent(fail: (error: unknown) => void) {
  const [state, lookAtState] = useLatest(askState, fail);
  const [checked, lookAtCheck] = useLatest(askCheck, fail);
  const look = useCallback(async () => {
    void lookAtCheck();
    await lookAtState();
  }, [lookAtState, lookAtCheck]);
  useEffect(() => {
    void look();
    // what was changed elsewhere meanwhile shows when one comes back
    const back = () => void (document.visibilityState === "visible" && look());
    document.addEventListener("visibilitychange", back);
    return () => document.removeEventListener("visibilitychange", back);
  }, [look]);
  return { state, checked, look };
}

/** The list, the form and the page, and what is done with the changes. */
function Workbench({ children }: { children: ReactNode }) {
  const say = useWords();
  const [path, setPath] = useState(readHash);
  const [file, setFile] = useState<OpenedFile & { opened: number }>();
  const [task, setTask] = useState<"add" | "review">();
  const [said, setSaid] = useState("");
  const [failed, setFailed] = useState("");
  const fail = useCallback((error: unknown) => setFailed(readMessage(error)), []);
  const { state, checked, look } = useContent(fail);
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
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);

  const count = state?.changed ?? 0;
  const problems = checked?.problems ?? [];
  const errors = problems.filter(({ level }) => level === "error").length;
  const listed = state?.files.find((one) => one.path === file?.path);
  return (
    <>
      <header className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-2.5">
        <h1>{say("title")}</h1>
        <button type="button" onClick={() => setTask("add")}>
          + {say("new")}
        </button>
        <p className={`mr-auto ml-2 ${errors > 0 ? "font-semibold text-bad" : "text-good"}`} role="status">
          {checked && (errors > 0 ? say("errors", { count: errors }) : say("all_right"))}
          {!checked && say("checking")} {errors > 0 && say("check_english")}
        </p>
        <button type="button" className="main" disabled={count === 0} onClick={() => setTask("review")}>
          {say("review_changes", { count })}
        </button>
        <Publishing onSaid={setSaid} />
        {children}
      </header>
      {(said || failed) && (
        <p role={failed ? "alert" : "status"} className={`note whitespace-pre-line ${failed ? "error" : ""}`}>
          {failed || said}{" "}
          {failed && (
            <button type="button" className="small" onClick={() => open(path)}>
              {say("reload")}
            </button>
          )}
        </p>
      )}
      <div className="grid min-h-0 flex-1 lg:grid-cols-[17rem_minmax(0,1fr)_minmax(20rem,27rem)]">
        {state && <FileList files={state.files} problems={problems} stale={checked?.stale ?? []} selected={path} />}
        <main className="overflow-auto p-4">
          {!file && <p className="max-w-lg text-lg text-quiet">{say("welcome")}</p>}
          {file && state && (
            <>
              <h2>
                {listed?.title ?? file.path} <code className="block text-sm font-normal">{file.path}</code>
              </h2>
              {listed?.about && file.view !== "document" && <p className="text-quiet">{listed.about}</p>}
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
                names={state.names}
                problems={problems}
                onKept={look}
                onFailed={setFailed}
              />
            </>
          )}
        </main>
        {file && state && <PageFrame key={file.path} addresses={file.addresses} preview={state.preview} />}
      </div>
      {task === "add" && (
        <Add
          onClose={() => setTask(undefined)}
          onAdded={(added, note = "") => {
            setTask(undefined);
            setSaid(note);
            location.hash = added;
            if (added === path) open(added);
            void look();
          }}
        />
      )}
      {task === "review" && state && (
        <Review
          repository={state.repository}
          onClose={(done) => {
            setTask(undefined);
            setSaid(done);
            open(path);
            void look();
          }}
        />
      )}
    </>
  );
}

/** The page as visitors will see it once this is saved, beside the form: in each language, as on a desk and on a phone. */
function PageFrame({ addresses, preview }: { addresses: Readonly<Record<string, string>>; preview: string }) {
  const say = useWords();
  const languageName = useLanguageName();
  const locales = Object.keys(addresses);
  const [locale, setLocale] = useState(locales[0] ?? "");
  const [isPhone, setPhone] = useState(true);
  const url = new URL(preview);
  url.pathname = addresses[locale] ?? "/";
  return (
    <section className="flex flex-col border-l border-line bg-panel p-4 max-lg:min-h-160" aria-label={say("page")}>
      <div className="mb-2 flex flex-wrap items-center gap-2">
        {locales.map((one) => (
          <button key={one} type="button" aria-pressed={one === locale} onClick={() => setLocale(one)}>
            {languageName(one)}
          </button>
        ))}
        <button type="button" aria-pressed={isPhone} onClick={() => setPhone(!isPhone)}>
          {say("phone")}
        </button>
        <code>{url.pathname}</code>
      </div>
      <div className="relative min-h-96 flex-1 overflow-hidden rounded-lg border border-line bg-page">
        <p className="absolute p-4 text-quiet">{say("page_comes")}</p>
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

const root = document.getElementById("root");
if (root) createRoot(root).render(<Editor />);
