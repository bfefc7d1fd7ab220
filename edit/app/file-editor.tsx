import { useEffect, useState } from "react";
import type { OpenedFile, Version } from "../server/files.ts";
import type { FieldProblem } from "../server/problems.ts";
import type { Place } from "./focus-field.ts";
import { FieldNotes } from "./form/field-notes.tsx";
import { Field } from "./form/field.tsx";
import { FormContext } from "./form/form-state.ts";
import { makeKeeper } from "./keeper.ts";
import { Texts } from "./prose-editor.tsx";
import { sendPicture } from "./request.ts";
import type { Countries } from "./table/pasted.ts";
import { TableEditor } from "./table/table-editor.tsx";
import { nameLanguage, say } from "./words.ts";

/** What had the focus is gone with its field. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

type FileEditorProps = {
  file: OpenedFile;
  locales: readonly string[];
  countries: Countries;
  problems: readonly FieldProblem[];
  place: Place;
  onKept: () => void;
  onFailed: (error: unknown) => void;
};

/** A file with all its languages. */
export function FileEditor({ file, locales, countries, problems, place, onKept, onFailed }: FileEditorProps) {
  const [versions, setVersions] = useState(file.versions);
  const [removed, setRemoved] = useState<{ name: string; before: Version[] }>();
  const [{ keep, flush }] = useState(() => makeKeeper(file, onKept, onFailed));
  useEffect(() => () => void flush(), [flush]);

  function changeVersions(next: Version[], name?: string): void {
    for (const [at, { path, head, body, text }] of next.entries()) {
      const before = versions[at];
      if (before?.head !== head || before?.body !== body) keep(path, { head, ...(body !== undefined && { body }) });
      else if (before?.text !== text) keep(path, { text });
    }
    setVersions(next);
    setRemoved(name === undefined ? undefined : { name, before: versions });
  }
  const changeOne = (path: string, part: Partial<Version>) =>
    changeVersions(versions.map((version) => (version.path === path ? { ...version, ...part } : version)));
  const takePicture = async (picture: File) => {
    const name = await sendPicture(file.path, picture);
    onKept();
    return name;
  };
  const own = problems.filter(({ path }) => versions.some((version) => version.path === path));

  if (file.table)
    return (
      <TableEditor
        table={file.table}
        currency={file.currency}
        countries={countries}
        problems={own}
        place={place}
        onChange={(rows) => keep(file.path, { rows })}
      />
    );
  if (file.view === "text" || !file.schema)
    return (
      <>
        {file.unreadable && <p className="note error">{file.unreadable}</p>}
        <FieldNotes problems={own} />
        <Texts versions={versions} part="text" onChange={(path, text) => changeOne(path, { text })} />
      </>
    );
  return (
    <FormContext value={{ versions, locales, problems: own, change: changeVersions, takePicture }}>
      {versions.length > 1 && (
        <div className="versions sticky -top-4 z-10 bg-white py-1 font-semibold" aria-hidden="true">
          {versions.map(({ locale }) => (
            <span key={locale}>{nameLanguage(locale)}</span>
          ))}
        </div>
      )}
      <Field schema={file.schema} path={[]} />
      {versions.some(({ body }) => body !== undefined) && (
        <fieldset data-field="body">
          <legend>{say("text")}</legend>
          <FieldNotes problems={own.filter(({ field }) => field[0] === "body")} />
          <Texts
            versions={versions}
            part="body"
            onChange={(path, body) => changeOne(path, { body })}
            takePicture={takePicture}
          />
        </fieldset>
      )}
      {removed && (
        <p role="status" className="note warning sticky bottom-0">
          {say("removed", { field: removed.name })}{" "}
          <button
            key={removed.name}
            type="button"
            className="small"
            ref={takeFocus}
            onClick={() => changeVersions(removed.before)}
          >
            {say("undo")}
          </button>
        </p>
      )}
    </FormContext>
  );
}
