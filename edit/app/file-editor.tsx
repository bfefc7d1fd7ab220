import { useEffect, useRef, useState } from "react";
import type { OpenedFile, Version } from "../server/files.ts";
import type { FieldProblem } from "../server/problems.ts";
import type { TableRow } from "../files/table-text.ts";
import { FieldNotes } from "./form/field-notes.tsx";
import { FieldsField, Field } from "./form/field.tsx";
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
  onKept: () => void;
  onFailed: (message: string) => void;
};

/** After so many milliseconds without a key, what was typed is kept. */
const pause = 350;

/** A file with all its languages. What is typed is kept on disk at once, beside the content, until it is saved there. */
export function FileEditor({ file, locales, names, problems, onKept, onFailed }: FileEditorProps) {
  const say = useWords();
  const languageName = useLanguageName();
  const [versions, setVersions] = useState(file.versions);
  const [asText, setAsText] = useState(file.view === "text");
  const seen = useRef(new Map(file.versions.map((version) => [version.path, version.seen])));
  const waiting = useRef(new Map<string, object>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sending = useRef<Promise<void>>(Promise.resolve());

  function flush(): void {
    clearTimeout(timer.current);
    const all = [...waiting.current];
    waiting.current.clear();
    if (all.length === 0) return;
    sending.current = sending.current.then(async () => {
      try {
        for (const [path, body] of all) {
          const answer = await ask("change", { path, seen: seen.current.get(path), ...body });
          seen.current.set(path, answer.seen);
        }
        onKept();
      } catch (error) {
        onFailed(readMessage(error));
      }
    });
  }
  const flushNow = useRef(flush);
  flushNow.current = flush;
  useEffect(() => () => flushNow.current(), []);

  function keep(path: string, body: object): void {
    waiting.current.set(path, body);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => flushNow.current(), pause);
  }
  function changeVersions(next: Version[]): void {
    for (const [at, version] of next.entries()) {
      const before = versions[at];
      if (before?.head !== version.head || before?.body !== version.body)
        keep(version.path, { head: version.head, ...(version.body !== undefined && { body: version.body }) });
      else if (before?.text !== version.text) keep(version.path, { text: version.text });
    }
    setVersions(next);
  }
  const changeOne = (path: string, part: Partial<Version>) =>
    changeVersions(versions.map((version) => (version.path === path ? { ...version, ...part } : version)));
  const takePicture = async (picture: File) => {
    const name = await sendPicture(file.path, picture);
    onKept();
    return name;
  };
  const own = problems.filter(({ path }) => versions.some((version) => version.path === path));

  if (file.view === "picture") return <p>{say("picture_only")}</p>;
  if (file.view === "table" && file.table && !asText)
    return (
      <TableEditor
        table={file.table}
        names={names}
        problems={own}
        onChange={(rows: TableRow[]) => keep(file.path, { rows })}
      />
    );
  if (asText || !file.schema)
    return (
      <>
        {file.unreadable && <p className="note error">{file.unreadable}</p>}
        <FieldNotes problems={own} />
        <div className="versions">
          {versions.map((version) => (
            <ProseEditor
              key={version.path}
              text={version.text}
              language={version.locale}
              label={version.path}
              isProse={false}
              onChange={(text) => changeOne(version.path, { text })}
            />
          ))}
        </div>
      </>
    );
  return (
    <FormContext value={{ versions, locales, names, problems: own, change: changeVersions, takePicture }}>
      {versions.length > 1 && (
        <div className="versions heads" aria-hidden="true">
          {versions.map(({ locale }) => (
            <span key={locale}>{languageName(locale)}</span>
          ))}
        </div>
      )}
      {file.schema.properties ? (
        <FieldsField schema={file.schema} path={[]} />
      ) : (
        <Field schema={file.schema} path={[]} />
      )}
      {versions.some(({ body }) => body !== undefined) && (
        <fieldset>
          <legend>{say("text")}</legend>
          <FieldNotes problems={own.filter(({ field }) => field[0] === "body")} />
          <div className="versions">
            {versions.map((version) => (
              <ProseEditor
                key={version.path}
                text={version.body ?? ""}
                language={version.locale}
                label={`${say("text")} (${languageName(version.locale)})`}
                isProse
                onChange={(body) => changeOne(version.path, { body })}
                takePicture={takePicture}
              />
            ))}
          </div>
        </fieldset>
      )}
      <p>
        <button type="button" className="small quiet" onClick={() => setAsText(true)}>
          {say("as_text")}
        </button>
      </p>
    </FormContext>
  );
}
