import type { ReactNode } from "react";
import type { FormSchema } from "../../files/form-schema.ts";
import type { ValuePath } from "../values.ts";
import { nameField, say } from "../words.ts";
import { isGroup } from "./schema.ts";

type FrameProps = { schema: FormSchema; path: ValuePath; onRemove: (() => void) | undefined; children: ReactNode };

/** What stands around a field: of several parts its name, and a way to be rid of it. */
export function Frame({ schema, path, onRemove, children }: FrameProps) {
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

/** A small button that a sign tells. */
export function Tool({ mark, label, onClick }: { mark: string; label: string; onClick: () => void }) {
  return (
    <button type="button" className="small quiet" aria-label={label} title={label} onClick={onClick}>
      {mark}
    </button>
  );
}

/** Fields that may be there, to be added. */
export function MoreFields({ fields, onAdd }: { fields: readonly string[]; onAdd: (field: string) => void }) {
  if (fields.length === 0) return null;
  return (
    <select
      className="small justify-self-start"
      aria-label={say("more_fields")}
      value=""
      onChange={({ target }) => onAdd(target.value)}
    >
      <option value="">+ {say("more_fields")}</option>
      {fields.map((field) => (
        <option key={field} value={field}>
          {nameField(field)}
        </option>
      ))}
    </select>
  );
}

/** A further entry, by its name. */
export function NewEntry({ names, onAdd }: { names: readonly string[]; onAdd: (name: string) => void }) {
  const add = (data: FormData) => {
    const name = String(data.get("name")).trim();
    if (name !== "" && !names.includes(name)) onAdd(name);
  };
  return (
    <form className="flex flex-wrap gap-2" action={add}>
      <input name="name" aria-label={say("new_name")} placeholder={say("new_name")} />
      <button type="submit" className="small">
        {say("add")}
      </button>
    </form>
  );
}
