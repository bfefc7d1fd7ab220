import { useEffect, useRef, useState } from "react";
import type { OpenedFile, Version } from "../server/files.ts";
import type { FieldProblem } from "../server/checker.ts";
import { Button } from "./button.tsx";
import type { Place } from "./focus-field.ts";
import { FieldNotes } from "./form/field-notes.tsx";
import { Field } from "./form/field.tsx";
import { FormContext } from "./form/form-state.ts";
import { Texts } from "./prose-editor.tsx";
import { ask, sendPicture } from "./request.ts";
import { TableEditor } from "./table/table-editor.tsx";
import { nameField, nameLanguage, say } from "./words.ts";

/** What had the focus is gone with its field. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

/** After so many milliseconds without a key, what was typed is kept. */
const pause = 350;

/** Keeps what is typed on disk, beside the content, until it is saved there. */
function makeKeeper({ versions }: OpenedFile, onKept: () => void, onFailed: (error: unknown) => void) {
  const seen = new Map(versions.map((version) => [version.path, version.seen]));
  const waiting = new Map<string, object>();
  let timer: ReturnType<typeof setTimeout>;
  let sending = Promise.resolve();
  async function send(): Promise<void> {
    const all = [...waiting];
    waiting.clear();
    for (const [path, body] of all) seen.set(path, (await ask("change", { path, seen: seen.get(path), ...body })).seen);
    if (all.length > 0) onKept();
  }
  /** Sends what waits, one change after another. */
  function flush(): Promise<void> {
    clearTimeout(timer);
    sending = sending.then(send).catch(onFailed);
    return sending;
  }
  function keep(path: string, body: object): void {
    waiting.set(path, body);
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), pause);
  }
  return { keep, flush };
}

/** A form of more fields has links that lead to each: by keyboard it takes hundreds of steps. */
const mostShort = 10;

type FileEditorProps = {
  file: OpenedFile;
  locales: readonly string[];
  problems: readonly FieldProblem[];
  place: Place;
  onKept: () => void;
  onFailed: (error: unknown) => void;
};

/** A file with all its languages. */
export function FileEditor({ file, locales, problems, place, onKept, onFailed }: FileEditorProps) {
  const [versions, setVersions] = useState(file.versions);
  const latest = useRef(file.versions);
  const [removed, setRemoved] = useState<{ name: string; before: Version[] }>();
  const [{ keep, flush }] = useState(() => makeKeeper(file, onKept, onFailed));
  useEffect(() => () => void flush(), [flush]);

  function change(edit: (one: Version, original: Version) => Version, name?: string): void {
    // not what was drawn last: while a picture is on its way, others go on typing
    const before = latest.current;
    const next = before.map((one) => edit(one, before[0] ?? one));
    for (const [at, { path, head, body, text }] of next.entries()) {
      const own = before[at];
      if (own?.head !== head || own?.body !== body) keep(path, { head, ...(body !== undefined && { body }) });
      else if (own?.text !== text) keep(path, { text });
    }
    latest.current = next;
    setVersions(next);
    setRemoved(name === undefined ? undefined : { name, before });
  }
  const changeOne = (path: string, part: Partial<Version>) =>
    change((one) => (one.path === path ? { ...one, ...part } : one));
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
  const names = Object.keys(file.schema.properties ?? {}).filter((name) => name in Object(versions[0]?.head));
  return (
    <FormContext value={{ versions, locales, problems: own, change, takePicture }}>
      {names.length > mostShort && (
        <details className="mb-2">
          <summary>{say("fields")}</summary>
          {names.map((name) => (
            <a key={name} href={`#${file.path}?${name}`} className="mr-3 inline-block py-0.5 underline">
              {nameField(name)}
            </a>
          ))}
        </details>
      )}
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
          <Button
            key={removed.name}
            label={say("undo")}
            className="small"
            ref={takeFocus}
            onClick={() => change((one) => removed.before.find(({ path }) => path === one.path) ?? one)}
          />
        </p>
      )}
    </FormContext>
  );
}
