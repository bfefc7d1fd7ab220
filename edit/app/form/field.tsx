import { type ReactNode, useState } from "react";
import { flushSync } from "react-dom";
import type { FormSchema } from "../../files/form-schema.ts";
import { Button, Tool } from "../button.tsx";
import { Drop } from "../drop.tsx";
import { focusField } from "../focus-field.ts";
import { nameField, say } from "../words.ts";
import { FieldNotes } from "./field-notes.tsx";
import { isEqual, isFields, toList, useForm, type ValuePath } from "./form-state.ts";
import { Leaf } from "./leaf.tsx";
import { findOption, getItemSchema, isGroup, makeEmpty, nameOption } from "./schema.ts";

type FieldProps = { schema: FormSchema; path: ValuePath };

/** A field of any kind, made from its schema alone. */
export function Field({ schema, path }: FieldProps) {
  const { read } = useForm();
  if (schema.anyOf) return <OptionField schema={schema} path={path} />;
  if (schema.type === "array") return <ListField schema={schema} path={path} />;
  if (schema.type === "object") return <FieldsField schema={schema} path={path} />;
  if (Object.keys(schema).length > 0) return <Leaf schema={schema} path={path} />;
  return <p className="text-slate-600">{`${nameField(path.at(-1) ?? "")}: ${JSON.stringify(read(path))}`}</p>;
}

/** The fields of an object, those that are not there offered below; or entries by name, such as rates by country. */
function FieldsField({ schema, path }: FieldProps) {
  const { read, problemsAt, setShared, takePicture } = useForm();
  const value = read(path);
  const fields = isFields(value) ? value : {};
  const { properties, required = [], additionalProperties } = schema;
  const others = typeof additionalProperties === "object" ? additionalProperties : {};
  const known = properties && Object.keys(properties);
  const shown = (known ?? Object.keys(fields)).filter((name) => fields[name] !== undefined || required.includes(name));
  const add = (field: string) => {
    flushSync(() => setShared([...path, field], () => makeEmpty(properties?.[field] ?? others)));
    focusField([...path, field].join("."));
  };
  async function takeFile(picture: File): Promise<void> {
    const file = await takePicture(picture);
    // words that describe the picture before go in every language
    setShared(path, (before) => ({ ...Object(before), file, ...("alt" in Object(before) && { alt: "" }) }));
  }
  return (
    <div className="grid gap-2.5">
      <FieldNotes problems={problemsAt(path)} />
      {shown.map((field) => {
        const own = properties?.[field] ?? others;
        const at = [...path, field];
        const remove = () => setShared(at, () => undefined, nameField(field));
        return (
          <Frame key={field} schema={own} path={at} onRemove={required.includes(field) ? undefined : remove}>
            <Field schema={own} path={at} />
            {field === "file" && <Drop label={say("drop_picture")} accept="image/*" onFile={takeFile} />}
          </Frame>
        );
      })}
      <MoreFields known={known} shown={shown} onAdd={add} />
    </div>
  );
}

type FrameProps = { schema: FormSchema; path: ValuePath; onRemove: (() => void) | undefined; children: ReactNode };

/** What stands around a field: of several parts its name, and a way to be rid of it. */
function Frame({ schema, path, onRemove, children }: FrameProps) {
  const label = nameField(path.at(-1) ?? "");
  const remove = onRemove && <Tool mark="×" label={say("remove_field", { field: label })} onClick={onRemove} />;
  if (!isGroup(schema))
    return (
      <div data-field={path.join(".")} className="flex flex-wrap items-end gap-1">
        {children}
        {remove}
      </div>
    );
  return (
    <fieldset data-field={path.join(".")} className={path.length > 1 ? "mt-2 border-t-0 p-0" : ""}>
      <legend>
        {label} {remove}
      </legend>
      {children}
    </fieldset>
  );
}

type MoreProps = { known: readonly string[] | undefined; shown: readonly string[]; onAdd: (field: string) => void };

/** A further field: one of those that may be there, or else an entry by a name of one's own. */
function MoreFields({ known, shown, onAdd }: MoreProps) {
  const fields = known?.filter((field) => !shown.includes(field));
  const ask = () => {
    const name = prompt(say("new_name"))?.trim() ?? "";
    if (name !== "" && !shown.includes(name)) onAdd(name);
  };
  if (!fields) return <Button label={`+ ${say("add")}`} className="small justify-self-start" onClick={ask} />;
  return (
    fields.length > 0 && (
      // chosen first and added then: by keyboard one goes through all that stand before
      <form className="flex gap-1" action={(data) => onAdd(String(data.get("field")))}>
        <select name="field" className="small" aria-label={say("more_fields")}>
          {fields.map((field) => (
            <option key={field} value={field}>
              {nameField(field)}
            </option>
          ))}
        </select>
        <button type="submit" className="small">{`+ ${say("add")}`}</button>
      </form>
    )
  );
}

/** A value that takes one of several forms. */
function OptionField({ schema: { anyOf: options = [] }, path }: FieldProps) {
  const { read, setShared } = useForm();
  const at = findOption(options, read(path));
  const option = options[at];
  return (
    <div className="grid gap-2">
      <select
        className="max-w-64"
        aria-label={say("form_of", { field: nameField(path.at(-1) ?? "") })}
        value={at}
        onChange={({ target }) => setShared(path, () => makeEmpty(options[Number(target.value)] ?? {}))}
      >
        {options.map((one, index) => (
          <option key={nameOption(one)} value={index}>
            {nameField(nameOption(one))}
          </option>
        ))}
      </select>
      {option && <Field schema={option} path={path} />}
    </div>
  );
}

/** After so many entries a list stands closed. */
const mostOpen = 4;

/** Entries in their order, to be moved, added and taken away. */
function ListField({ schema, path }: FieldProps) {
  const { read, setShared, problemsAt } = useForm();
  const list = toList(read(path));
  const isFixed = Array.isArray(schema.items) && schema.minItems === schema.maxItems;
  const label = `+ ${say("add_to", { field: nameField(path.at(-1) ?? "") })}`;
  const add = () => {
    flushSync(() => setShared(path, (all) => [...toList(all), makeEmpty(getItemSchema(schema, list.length))]));
    focusField([...path, list.length].join("."));
  };
  return (
    <div className="grid gap-1.5">
      <FieldNotes problems={problemsAt(path)} />
      {list.map((_, at) => (
        // entries have no names of their own: their places tell them apart
        <Entry key={at} schema={getItemSchema(schema, at)} path={path} at={at} list={list} isFixed={isFixed} />
      ))}
      {!isFixed && <Button label={label} className="small justify-self-start" onClick={add} />}
    </div>
  );
}

type EntryProps = FieldProps & { at: number; list: readonly unknown[]; isFixed: boolean };

/** An entry; the fields of one that has several are drawn when it is opened: a table of goods has thousands. */
function Entry({ schema, path, at, list, isFixed }: EntryProps) {
  const { setShared, countWithin } = useForm();
  const own = [...path, at];
  const count = countWithin(own);
  const [chosen, setOpen] = useState<boolean>();
  const isOpen = chosen ?? (list.length <= mostOpen || count > 0 || isEqual(list[at], makeEmpty(schema)));
  const summary = summarise(list[at]);
  const name = summary || `${nameField(path.at(-1) ?? "")} ${at + 1}`;
  const moveUp = () =>
    setShared(path, (all) => {
      const entries = toList(all);
      return entries.with(at, entries[at - 1]).with(at - 1, entries[at]);
    });
  const remove = () => setShared(path, (all) => toList(all).toSpliced(at, 1), name);
  return (
    <div
      data-field={own.join(".")}
      className={`flex items-start gap-1 ${isGroup(schema) ? "rounded-lg border border-slate-200 px-2.5 py-1.5" : ""}`}
    >
      {isGroup(schema) ? (
        <details className="min-w-0 flex-1" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>
            {name} {count > 0 && <span className="state error">{count}</span>}
          </summary>
          {isOpen && <Field schema={schema} path={own} />}
        </details>
      ) : (
        <Leaf schema={schema} path={own} isBare />
      )}
      {!isFixed && at > 0 && <Tool mark="↑" label={say("move_up", { entry: name })} onClick={moveUp} />}
      {!isFixed && <Tool mark="×" label={say("remove_field", { field: name })} onClick={remove} />}
    </div>
  );
}

/** An entry in a few words: its first text. */
function summarise(value: unknown): string {
  if (typeof value === "string" || typeof value === "number") return String(value).slice(0, 60);
  if (typeof value !== "object" || value === null) return "";
  return Object.values(value).map(summarise).find(Boolean) ?? "";
}
