import type { ReactNode } from "react";
import type { FormSchema } from "../../files/form-schema.ts";
import type { ValuePath } from "../values.ts";
import { useFieldName, useWords } from "../words.ts";
import { useForm } from "./form-state.ts";
import { isGroup } from "./schema.ts";

/** What stands around a field of several parts: its name, and a way to be rid of it. */
export function Frame({
  schema,
  path,
  onRemove,
  children,
}: {
  schema: FormSchema;
  path: ValuePath;
  onRemove: (() => void) | undefined;
  children: ReactNode;
}) {
  const name = useFieldName();
  const say = useWords();
  const { countBelow } = useForm();
  const label = name(path.at(-1) ?? "");
  const remove = onRemove && (
    <button type="button" className="small quiet" aria-label={say("remove_field", { field: label })} onClick={onRemove}>
      ×
    </button>
  );
  if (!isGroup(schema))
    return (
      <div className="row">
        {children}
        {remove}
      </div>
    );
  const count = countBelow(path);
  return (
    <fieldset className={path.length > 1 ? "inner" : ""}>
      <legend>
        {label} {count > 0 && <span className="count">{count}</span>} {remove}
      </legend>
      {children}
    </fieldset>
  );
}
