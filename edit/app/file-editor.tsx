import { useEffect, useRef, useState } from "react";
import type { OpenedFile, Version } from "../server/files.ts";
import type { FieldProblem } from "../server/problems.ts";
import { FieldNotes } from "./form/field-notes.tsx";
import { Field } from "./form/field.tsx";
import { FormContext, type Names } from "./form/form-state.ts";
import { ProseEditor } from "./prose-editor.tsx";
import { ask, sendPicture } from "./request.ts";
import { TableEditor } from "./table/table-editor.tsx";
import { useLanguageName, useWords } from "./words.ts";
import { readMessage } from "../error-message.ts";

type FileEditorProps = {
  file: OpenedFile;
  locales: readonly string[];
  names: Names;
  problems: readonly FieldProblem[];
  onKept: () => Promise<void>;
  onFailed: (message: string) => void;
};

/** After so many milliseconds without a key, what was typed is kept. */
const pause = 350;

/** Keeps what is typed on disk, beside the content, until it is saved there. */
function useKeeping({ versions }: OpenedFile, onKept: () => Promise<void>, onFailed: (message: string) => void) {
  const seen = useRef(new Map(versions.map((version) => [version.path, version.seen])));
  const waiting = useRef(new Map<string, object>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sending = useRef<Promise<void>>(Promise.resolve());
  const flush = useRef(async () => {
    clearTimeout(timer.current);
    const all = [...waiting.current];
    waiting.current.clear();
    sending.current = sending.current.then(async () => {
      try {
        for (const [path, body] of all) {
          const answer = await ask("change", { path, seen: seen.current.get(path), ...body });
          seen.current.set(path, answer.seen);
        }
        if (all.length > 0) void onKept();
      } catch (error) {
        onFailed(readMessage(error));
      }
    });
    await sending.current;
  });
  useEffect(() => () => void flush.current(), []);
  const keep = (path: string, body: object) => {
    waiting.current.set(path, body);
    clearTimeout(timer.current);
    timer.current = setTimeout(flush.current, pause);
  };
  return { keep, flush: flush.current };
}

/** A file with all its languages. */
export function FileEditor({ file, locales, names, problems, onKept, onFailed }: FileEditorProps) {
  const say = useWords();
  const languageName = useLanguageName();
  const [versions, setVersions] = useState(file.versions);
  const [asText, setAsText] = useState(file.view === "text");
  const { keep, flush } = useKeeping(file, onKept, onFailed);

  function changeVersions(next: Version[]): void {
    for (const [at, { path, head, body, text }] of next.entries()) {
      const before = versions[at];
      if (before?.head !== head || before?.body !== body) keep(path, { head, ...(body !== undefined && { body }) });
      else if (before?.text !== text) keep(path, { text });
    }
    setVersions(next);
  }
  const changeOne = (path: string, part: Partial<Version>) =>
    changeVersions(versions.map((version) => (version.path === path ? { ...version, ...part } : version)));
  const takePicture = async (picture: File) => {
    const name = await sendPicture(file.path, picture);
    void onKept();
    return name;
  };
  const showText = async () => {
    await flush();
    const fresh = await ask("open", { path: file.path });
    setVersions(fresh.versions);
    setAsText(true);
  };
  const own = problems.filter(({ path }) => versions.some((version) => version.path === path));

  if (file.view === "picture") return <p>{say("picture_only")}</p>;
  if (file.table)
    return (
      <TableEditor table={file.table} names={names} problems={own} onChange={(rows) => keep(file.path, { rows })} />
    );
  if (asText || !file.schema)
    return (
      <>
        {file.unreadable && <p className="note error">{file.unreadable}</p>}
        <FieldNotes problems={own} />
        <div className="versions">
          {versions.map(({ path, text, locale }) => (
            <ProseEditor
              key={path}
              text={text}
              language={locale}
              label={path}
              onChange={(changed) => changeOne(path, { text: changed })}
            />
          ))}
        </div>
      </>
    );
  return (
    <FormContext value={{ versions, locales, names, problems: own, change: changeVersions, takePicture }}>
      {versions.length > 1 && (
        <div className="versions sticky -top-4 z-10 bg-page py-1 font-semibold" aria-hidden="true">
          {versions.map(({ locale }) => (
            <span key={locale}>{languageName(locale)}</span>
          ))}
        </div>
      )}
      <Field schema={file.schema} path={[]} />
      {versions.some(({ body }) => body !== undefined) && (
        <fieldset>
          <legend>{say("text")}</legend>
          <FieldNotes problems={own.filter(({ field }) => field[0] === "body")} />
          <div className="versions">
            {versions.map(({ path, body = "", locale }) => (
              <ProseEditor
                key={path}
                text={body}
                language={locale}
                label={`${say("text")} (${languageName(locale)})`}
                onChange={(changed) => changeOne(path, { body: changed })}
                takePicture={takePicture}
              />
            ))}
          </div>
        </fieldset>
      )}
      <button
        type="button"
        className="small quiet"
        onClick={() => showText().catch((error) => onFailed(readMessage(error)))}
      >
        {say("as_text")}
      </button>
    </FormContext>
  );
}
