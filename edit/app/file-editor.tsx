import { useEffect, useState } from "react";
import type { OpenedFile, Version } from "../server/files.ts";
import type { FieldProblem } from "../server/problems.ts";
import { FieldNotes } from "./form/field-notes.tsx";
import { Field } from "./form/field.tsx";
import { FormContext, type Names } from "./form/form-state.ts";
import { makeKeeper } from "./keeper.ts";
import { ProseEditor } from "./prose-editor.tsx";
import { ask, sendPicture } from "./request.ts";
import { TableEditor } from "./table/table-editor.tsx";
import { nameLanguage, say } from "./words.ts";

type FileEditorProps = {
  file: OpenedFile;
  locales: readonly string[];
  names: Names;
  problems: readonly FieldProblem[];
  onKept: () => void;
  onFailed: (error: unknown) => void;
};

/** A file with all its languages. */
export function FileEditor({ file, locales, names, problems, onKept, onFailed }: FileEditorProps) {
  const [versions, setVersions] = useState(file.versions);
  const [asText, setAsText] = useState(file.view === "text");
  const [{ keep, flush }] = useState(() => makeKeeper(file, onKept, onFailed));
  useEffect(() => () => void flush(), [flush]);

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
    onKept();
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
            <span key={locale}>{nameLanguage(locale)}</span>
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
                label={`${say("text")} (${nameLanguage(locale)})`}
                onChange={(changed) => changeOne(path, { body: changed })}
                takePicture={takePicture}
              />
            ))}
          </div>
        </fieldset>
      )}
      <button type="button" className="small quiet" onClick={() => showText().catch(onFailed)}>
        {say("as_text")}
      </button>
    </FormContext>
  );
}
