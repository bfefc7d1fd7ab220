import { useCallback, useEffect, useRef, useState } from "react";
import type { OpenedFile } from "../server/files.ts";
import { getLanguageTag, getLocaleEntry } from "#site/locales.ts";
import { Add } from "./add.tsx";
import { FileEditor } from "./file-editor.tsx";
import { FileList } from "./file-list.tsx";
import { PageFrame } from "./page-frame.tsx";
import { Publishing } from "./publishing.tsx";
import { ask } from "./request.ts";
import { Review } from "./review.tsx";
import { findLanguage, LanguageContext, languages, rememberLanguage, useWords } from "./words.ts";
import { readMessage } from "../error-message.ts";

type State = Awaited<ReturnType<typeof ask<"state">>>;
type Checked = Awaited<ReturnType<typeof ask<"check">>>;

const readHash = () => decodeURIComponent(location.hash.slice(1));

/** The whole page, in the language that was chosen. */
export function Editor() {
  const [language, setLanguage] = useState(findLanguage);
  useEffect(() => {
    document.documentElement.lang = getLanguageTag(language);
  }, [language]);
  return (
    <LanguageContext value={language}>
      <Workbench>
        {languages.map((one) => (
          <button
            key={one}
            type="button"
            lang={one}
            aria-pressed={one === language}
            onClick={() => {
              rememberLanguage(one);
              setLanguage(one);
            }}
          >
            {getLocaleEntry(one).name}
          </button>
        ))}
      </Workbench>
    </LanguageContext>
  );
}

/** The list, the form and the page, and what is done with the changes. */
function Workbench({ children }: { children: React.ReactNode }) {
  const say = useWords();
  const [state, setState] = useState<State>();
  const [checked, setChecked] = useState<Pick<Checked, "problems" | "stale">>({ problems: [], stale: [] });
  const [path, setPath] = useState(readHash);
  const [file, setFile] = useState<OpenedFile & { opened: number }>();
  const [isReviewing, setReviewing] = useState(false);
  const [said, setSaid] = useState("");
  const [failed, setFailed] = useState("");
  const checking = useRef({ isRunning: false, again: false });
  const fail = useCallback((error: unknown) => setFailed(readMessage(error)), []);

  const look = useCallback(async () => {
    const turn = checking.current;
    if (turn.isRunning) {
      turn.again = true;
      return;
    }
    turn.isRunning = true;
    try {
      setState(await ask("state"));
      setChecked(await ask("check"));
    } catch (error) {
      fail(error);
    }
    turn.isRunning = false;
    if (turn.again) {
      turn.again = false;
      await look();
    }
  }, [fail]);
  const open = useCallback(
    (wanted: string) => {
      setFailed("");
      if (wanted === "") setFile(undefined);
      else ask("open", { path: wanted }).then((found) => setFile({ ...found, opened: Date.now() }), fail);
    },
    [fail],
  );
  useEffect(() => void look(), [look]);
  useEffect(() => open(path), [open, path]);
  useEffect(() => {
    const follow = () => setPath(readHash());
    // what was changed elsewhere meanwhile shows when one comes back
    const back = () => void (document.visibilityState === "visible" && look());
    addEventListener("hashchange", follow);
    document.addEventListener("visibilitychange", back);
    return () => {
      removeEventListener("hashchange", follow);
      document.removeEventListener("visibilitychange", back);
    };
  }, [look]);

  const { problems, stale } = checked;
  const count = state?.changed.length ?? 0;
  const errors = problems.filter(({ level }) => level === "error").length;
  return (
    <>
      <header>
        <h1>{say("title")}</h1>
        {state && (
          <Add
            locales={state.locales}
            services={(state.names.services ?? []).map(({ name }) => name)}
            onAdded={(added) => {
              location.hash = added;
              void look();
            }}
          />
        )}
        <p className={errors > 0 ? "sum error" : "sum"} role="status">
          {errors > 0 ? say("errors", { count: errors }) : say("all_right")}
        </p>
        <button type="button" className="main" disabled={count === 0} onClick={() => setReviewing(true)}>
          {say("review_changes", { count })}
        </button>
        <Publishing onSaid={setSaid} />
        <span className="languages">{children}</span>
      </header>
      {(said || failed) && (
        <p role={failed ? "alert" : "status"} className={failed ? "said note error" : "said"}>
          {failed || said}{" "}
          {failed && (
            <button type="button" className="small" onClick={() => open(path)}>
              {say("reload")}
            </button>
          )}
        </p>
      )}
      <div className="workbench">
        {state && (
          <FileList
            files={state.files}
            problems={problems}
            stale={new Map(stale.map(({ original, lines }) => [original, lines]))}
            selected={path}
          />
        )}
        <main>
          {!file && <p className="welcome">{say("welcome")}</p>}
          {file && state && (
            <>
              <h2>
                {state.files.find((one) => one.path === file.path)?.title ?? file.path} <code>{file.path}</code>
              </h2>
              {stale.some(({ original }) => original === file.path) && (
                <p className="note change">
                  {say("stale_long")}{" "}
                  <button type="button" className="small" onClick={() => ask("translated").then(look, fail)}>
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
                onKept={() => void look()}
                onFailed={setFailed}
              />
            </>
          )}
        </main>
        {file && state && <PageFrame key={file.path} addresses={file.addresses} preview={state.preview} />}
      </div>
      {isReviewing && state && (
        <Review
          repository={state.repository}
          onClose={(done) => {
            setReviewing(false);
            setSaid(done);
            open(path);
            void look();
          }}
        />
      )}
    </>
  );
}
