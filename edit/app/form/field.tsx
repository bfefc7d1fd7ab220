import { useState } from "react";
import { flushSync } from "react-dom";
import type { FormSchema } from "../../files/form-schema.ts";
import { isEqual, isFields, type ValuePath } from "../values.ts";
import { nameField, say } from "../words.ts";
import { Drop } from "../drop.tsx";
import { focusField } from "../focus-field.ts";
import { FieldNotes } from "./field-notes.tsx";
import { useForm } from "./form-state.ts";
import { Frame, MoreFields, NewEntry, Tool } from "./frame.tsx";
import { Leaf } from "./leaf.tsx";
import { findOption, getItemSchema, isGroup, makeEmpty, nameOption } from "./schema.ts";

type FieldProps = { schema: FormSchema; path: ValuePath };

/** A field of any kind, made from its schema alone. */
export function Field({ schema, path }: FieldProps) {
  const { read } = useForm();
  if (schema.anyOf) return <OptionField schema={schema} path={path} />;
  if (schema.type === "array") return <ListField schema={schema} path={path} />;
  if (schema.type === "object") return <FieldsField schema={schema} path={path} />;
  if (Object.keys(schema).length === 0)
    return (
      <p className="text-slate-600">
        {nameField(path.at(-1) ?? "")}: {JSON.stringify(read(path))}
      </p>
    );
  return <Leaf schema={schema} path={path} />;
}

/** The fields of an object, those that are not there offered below; or entries by name, such as rates by country. */
function FieldsField({ schema, path }: FieldProps) {
  const { read, problemsAt, setShared, takePicture } = useForm();
  const value = read(path);
  const fields = isFields(value) ? value : {};
  const others = typeof schema.additionalProperties === "object" ? schema.additionalProperties : {};
  const { properties, required = [] } = schema;
  const order = Object.keys(properties ?? fields);
  const shown = order.filter((field) => fields[field] !== undefined || required.includes(field));
  const add = (field: string) => {
    flushSync(() => setShared([...path, field], () => makeEmpty(properties?.[field] ?? others)));
    focusField([...path, field].join("."));
  };
  // words that describe the picture before go in every language
  const setPicture = (file: string) =>
    setShared(path, (picture) => ({ ...Object(picture), file, ...("alt" in Object(picture) && { alt: "" }) }));
  return (
    <div className="grid gap-2.5">
      <FieldNotes problems={problemsAt(path)} />
      {shown.map((field) => {
        const own = properties?.[field] ?? others;
        const at = [...path, field];
        return (
          <Frame
            key={field}
            schema={own}
            path={at}
            onRemove={required.includes(field) ? undefined : () => setShared(at, () => undefined, nameField(field))}
          >
            <Field schema={own} path={at} />
            {field === "file" && (
              <Drop
                label={say("drop_picture")}
                accept="image/*"
                onFile={async (file) => setPicture(await takePicture(file))}
              />
            )}
          </Frame>
        );
      })}
      {properties ? (
        <MoreFields fields={order.filter((field) => !shown.includes(field))} onAdd={add} />
      ) : (
        <NewEntry names={shown} onAdd={add} />
      )}
    </div>
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
  const value = read(path);
  const list = toList(value);
  const isFixed = Array.isArray(schema.items) && schema.minItems === schema.maxItems;
  const add = () => {
    flushSync(() => setShared(path, (all) => [...toList(all), makeEmpty(getItemSchema(schema, list.length))]));
    focusField([...path, list.length].join("."));
  };
  return (
    <div className="grid gap-1.5">
      <FieldNotes problems={problemsAt(path)} />
      {list.map((_, at) => (
        // entries have no names of their own: their places tell them apart
        <Entry key={at} schema={schema} path={path} at={at} list={list} isFixed={isFixed} />
      ))}
      {!isFixed && (
        <button type="button" className="small justify-self-start" onClick={add}>
          + {say("add_to", { field: nameField(path.at(-1) ?? "") })}
        </button>
      )}
    </div>
  );
}

type EntryProps = FieldProps & { at: number; list: readonly unknown[]; isFixed: boolean };

/** An entry; the fields of one that has several are drawn when it is opened: a table of goods has thousands. */
function Entry({ schema, path, at, list, isFixed }: EntryProps) {
  const { setShared, countWithin } = useForm();
  const own = getItemSchema(schema, at);
  const count = countWithin([...path, at]);
  const [chosen, setOpen] = useState<boolean>();
  const isOpen = chosen ?? (list.length <= mostOpen || count > 0 || isEqual(list[at], makeEmpty(own)));
  const summary = summarise(list[at]);
  const edit = (change: (all: readonly unknown[]) => unknown[], removed?: string) =>
    setShared(path, (all) => change(toList(all)), removed);
  return (
    <div
      data-field={[...path, at].join(".")}
      className={`flex items-start gap-1 ${isGroup(own) ? "rounded-lg border border-slate-200 px-2.5 py-1.5" : ""}`}
    >
      {isGroup(own) ? (
        <details className="min-w-0 flex-1" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>
            {summary || `${nameField(path.at(-1) ?? "")} ${at + 1}`}{" "}
            {count > 0 && <span className="state error">{count}</span>}
          </summary>
          {isOpen && <Field schema={own} path={[...path, at]} />}
        </details>
      ) : (
        <Leaf schema={own} path={[...path, at]} isBare />
      )}
      {!isFixed && at > 0 && (
        <Tool
          mark="↑"
          label={say("move_up", { entry: summary })}
          onClick={() => edit((all) => all.with(at, all[at - 1]).with(at - 1, all[at]))}
        />
      )}
      {!isFixed && (
        <Tool
          mark="×"
          label={say("remove_field", { field: summary })}
          onClick={() => edit((all) => all.toSpliced(at, 1), summary || `${nameField(path.at(-1) ?? "")} ${at + 1}`)}
        />
      )}
    </div>
  );
}

function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** An entry in a few words: its first text. */
function summarise(value: unknown): string {
  if (typeof value === "string" || typeof value === "number") return String(value).slice(0, 60);
  if (typeof value !== "object" || value === null) return "";
  return Object.values(value).map(summarise).find(Boolean) ?? "";
}
