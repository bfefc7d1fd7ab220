import { useEffect, useRef, useState } from "react";
import type { OpenedFile, Version } from "../server/files.ts";
import type { FieldProblem } from "../server/checker.ts";
import { Button } from "./button.tsx";
import type { Place } from "./focus-field.ts";
import { FieldNotes } from "./form/field-notes.tsx";
import { Field } from "./form/field.tsx";
import { FormContext } from "./form/form-state.ts";
import { ask, sendPicture } from "./request.ts";
import { TableEditor } from "./table/table-editor.tsx";
import { nameField, nameLanguage, say } from "./words.ts";
import { Drop } from "./drop.tsx";

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

let flushOpened = () => Promise.resolve();

/** Keeps what was typed last at once, before somebody looks at what is changed, or drops it. */
export function keepTyped(): Promise<void> {
  return flushOpened();
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
  useEffect(() => {
    flushOpened = flush;
    return () => void flush();
  }, [flush]);

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

type TextsProps = {
  versions: readonly Version[];
  part: "text" | "body";
  onChange: (path: string, text: string) => void;
  /** Prose takes pictures. */
  takePicture?: (file: File) => Promise<string>;
};

/** The whole text of a file or the prose below its fields, in each language. */
function Texts({ versions, ...given }: TextsProps) {
  return (
    <div className="versions">
      {versions.map((version) => (
        <Text key={version.path} version={version} {...given} />
      ))}
    </div>
  );
}

/** A text in its own letters, which the browser spells in its language; the page beside it shows what becomes of it. */
function Text({ version, part, onChange, takePicture }: Omit<TextsProps, "versions"> & { version: Version }) {
  const { path, locale, [part]: text = "" } = version;
  const field = useRef<HTMLTextAreaElement>(null);
  async function insert(file: File): Promise<void> {
    const name = (await takePicture?.(file)) ?? "";
    const alt = prompt(say("picture_says", { name }))?.trim();
    // a picture that nobody describes is not put in
    if (!alt || !field.current) return;
    field.current.setRangeText(`![${alt}](${name})`);
    onChange(path, field.current.value);
  }
  return (
    <div className="grid content-start gap-2">
      <textarea
        ref={field}
        className="field-sizing-content max-h-[80dvh] min-h-40 font-mono text-sm"
        // where a browser does not fit it to its text
        rows={16}
        aria-label={part === "text" ? path : `${say("text")} (${nameLanguage(locale)})`}
        lang={locale}
        value={text}
        onChange={({ target }) => onChange(path, target.value)}
      />
      {takePicture && <Drop label={say("drop_picture")} accept="image/*" onFile={insert} />}
    </div>
  );
}

type PageFrameProps = { addresses: Readonly<Record<string, string>>; preview: string; waits: boolean };

/** The page as visitors will see it once this is saved, beside the form: in each language, as on a desk and on a phone. */
export function PageFrame({ addresses, preview, waits }: PageFrameProps) {
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
          <Button key={one} label={nameLanguage(one)} aria-pressed={one === locale} onClick={() => setLocale(one)} />
        ))}
        <Button label={say("phone")} aria-pressed={isPhone} onClick={() => setPhone(!isPhone)} />
        <code className="text-slate-600">{url.pathname}</code>
      </div>
      <div className="relative min-h-96 flex-1 overflow-hidden rounded-lg border border-slate-200 bg-white">
        <p className="absolute p-4 text-slate-600">{say(waits ? "page_waits" : "page_comes")}</p>
        {!waits && (
          <iframe
            key={url.href}
            src={url.href}
            title={say("page")}
            className={`relative ${isPhone ? "size-full" : "h-450 w-7xl origin-top-left scale-[0.31]"}`}
          />
        )}
      </div>
    </section>
  );
}
