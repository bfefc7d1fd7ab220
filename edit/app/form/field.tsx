import { useState } from "react";
import type { FormSchema } from "../../files/form-schema.ts";
import { getIn, isFields, type ValuePath } from "../values.ts";
import { useFieldName, useWords } from "../words.ts";
import { Entry, summarise } from "./entry.tsx";
import { FieldNotes } from "./field-notes.tsx";
import { useForm } from "./form-state.ts";
import { Frame } from "./frame.tsx";
import { Leaf } from "./leaf.tsx";
import { LocalizedField } from "./localized-field.tsx";
import { PictureDrop } from "./picture-drop.tsx";
import { findOption, getItemSchema, isGroup, isText, makeEmpty, nameOption } from "./schema.ts";

type FieldProps = { schema: FormSchema; path: ValuePath; order?: readonly string[] };

/** A field of any kind, made from its schema alone. */
export function Field({ schema, path, order }: FieldProps) {
  const { versions } = useForm();
  const value = getIn(versions[0]?.head, path);
  if (schema.anyOf) return <OptionField schema={schema} path={path} />;
  if (schema.type === "localized") return <LocalizedField path={path} />;
  if (schema.type === "array") return <ListField schema={schema} path={path} />;
  if (schema.type === "object" && schema.properties) return <FieldsField schema={schema} path={path} />;
  if (schema.type === "object") return <RecordField schema={schema} path={path} />;
  if (Object.keys(schema).length === 0) return <p className="quiet">{JSON.stringify(value)}</p>;
  return <Leaf schema={schema} path={path} order={order} />;
}

/** The fields of an object; those that are not there are offered below. */
export function FieldsField({ schema, path }: FieldProps) {
  const { versions, problemsAt, setShared, setPicture } = useForm();
  const name = useFieldName();
  const say = useWords();
  const properties = Object.entries(schema.properties ?? {});
  const order = properties.map(([field]) => field);
  const value = getIn(versions[0]?.head, path);
  const has = (field: string) => isFields(value) && value[field] !== undefined;
  const isNeeded = (field: string) => schema.required?.includes(field) ?? false;
  const shown = properties.filter(([field]) => has(field) || isNeeded(field));
  const more = properties.filter(([field]) => !shown.some(([known]) => known === field));
  return (
    <div className="fields">
      <FieldNotes problems={problemsAt(path)} />
      {shown.map(([field, own]) => (
        <Frame
          key={field}
          schema={own}
          path={[...path, field]}
          onRemove={isNeeded(field) ? undefined : () => setShared([...path, field], undefined)}
        >
          <Field schema={own} path={[...path, field]} order={order} />
          {field === "file" && <PictureDrop onPicture={(file) => setPicture(path, file)} />}
        </Frame>
      ))}
      {more.length > 0 && (
        <details className="more">
          <summary>{say("more_fields", { count: more.length })}</summary>
          <p>
            {more.map(([field, own]) => (
              <button
                key={field}
                type="button"
                className="small"
                onClick={() => setShared([...path, field], makeEmpty(own), order)}
              >
                + {name(field)}
              </button>
            ))}
          </p>
        </details>
      )}
    </div>
  );
}

/** A value that takes one of several forms. */
function OptionField({ schema, path }: FieldProps) {
  const { versions, setShared } = useForm();
  const name = useFieldName();
  const say = useWords();
  const options = schema.anyOf ?? [];
  const at = findOption(options, getIn(versions[0]?.head, path));
  const option = options[at];
  return (
    <div className="option">
      <select
        aria-label={say("form_of", { field: name(path.at(-1) ?? "") })}
        value={at}
        onChange={({ target }) => setShared(path, makeEmpty(options[Number(target.value)] ?? {}))}
      >
        {options.map((one, index) => (
          <option key={nameOption(one)} value={index}>
            {name(nameOption(one))}
          </option>
        ))}
      </select>
      {option && <Field schema={option} path={path} />}
    </div>
  );
}

/** Entries by name, such as rates by country. */
function RecordField({ schema, path }: FieldProps) {
  const { versions, setShared, problemsAt } = useForm();
  const [added, setAdded] = useState("");
  const say = useWords();
  const value = getIn(versions[0]?.head, path);
  const names = isFields(value) ? Object.keys(value) : [];
  const own = typeof schema.additionalProperties === "object" ? schema.additionalProperties : {};
  const add = () => {
    if (added === "" || names.includes(added)) return;
    setShared([...path, added], makeEmpty(own));
    setAdded("");
  };
  return (
    <div className="fields">
      <FieldNotes problems={problemsAt(path)} />
      {names.map((each) => (
        <Frame key={each} schema={own} path={[...path, each]} onRemove={() => setShared([...path, each], undefined)}>
          <Field schema={own} path={[...path, each]} />
        </Frame>
      ))}
      <p className="adding">
        <input
          aria-label={say("new_name")}
          placeholder={say("new_name")}
          value={added}
          onChange={({ target }) => setAdded(target.value)}
        />
        <button type="button" className="small" onClick={add}>
          {say("add")}
        </button>
      </p>
    </div>
  );
}

/** After so many entries a list stands closed. */
const mostOpen = 4;

function ListField({ schema, path }: FieldProps) {
  const { versions, setList, problemsAt, setShared, countBelow } = useForm();
  const say = useWords();
  const name = useFieldName();
  const value = getIn(versions[0]?.head, path);
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  const isFixed =
    Array.isArray(schema.items) && schema.additionalProperties === undefined && schema.minItems === schema.maxItems;
  const swap = (one: number, two: number) => (all: readonly unknown[]) => all.with(one, all[two]).with(two, all[one]);
  const add = () => {
    const fresh = makeEmpty(getItemSchema(schema, list.length));
    if (value === undefined) setShared(path, [fresh]);
    else setList(path, (all) => [...all, fresh]);
  };
  return (
    <div className="list">
      <FieldNotes problems={problemsAt(path)} />
      {list.map((each, at) => {
        const own = getItemSchema(schema, at);
        const summary = summarise(each);
        const count = countBelow([...path, at]);
        const tools = !isFixed && (
          <span className="tools">
            <button
              type="button"
              className="small quiet"
              disabled={at === 0}
              aria-label={say("move_up", { entry: summary })}
              onClick={() => setList(path, swap(at, at - 1))}
            >
              ↑
            </button>
            <button
              type="button"
              className="small quiet"
              disabled={at === list.length - 1}
              aria-label={say("move_down", { entry: summary })}
              onClick={() => setList(path, swap(at, at + 1))}
            >
              ↓
            </button>
            <button
              type="button"
              className="small quiet"
              aria-label={say("remove_field", { field: summary })}
              onClick={() => setList(path, (all) => all.toSpliced(at, 1))}
            >
              ×
            </button>
          </span>
        );
        // entries have no names of their own: their places tell them apart
        if (!isGroup(own))
          return (
            <div key={at} className={isText(own) ? "entry wide" : "entry"}>
              <Leaf schema={own} path={[...path, at]} bare />
              {tools}
            </div>
          );
        return (
          <Entry
            key={at}
            open={list.length <= mostOpen || count > 0}
            head={
              <>
                {summary || `${name(path.at(-1) ?? "")} ${at + 1}`}{" "}
                {count > 0 && <span className="count">{count}</span>}
              </>
            }
            tools={tools}
          >
            <Field schema={own} path={[...path, at]} />
          </Entry>
        );
      })}
      {!isFixed && (
        <button type="button" className="small" onClick={add}>
          + {say("add_to", { field: name(path.at(-1) ?? "") })}
        </button>
      )}
    </div>
  );
}
