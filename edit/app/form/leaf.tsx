import { useId } from "react";
import type { FormSchema } from "../../files/form-schema.ts";
import { useFieldName, useLanguageName } from "../words.ts";
import { getIn, isEqual, type ValuePath } from "../values.ts";
import { FieldNotes } from "./field-notes.tsx";
import { useForm } from "./form-state.ts";
import { isDay, isText } from "./schema.ts";

type LeafProps = { schema: FormSchema; path: ValuePath; order?: readonly string[] | undefined; bare?: boolean };

/** A field of one value: in each language if it holds words, once for all if it holds anything else. */
export function Leaf({ schema, path, order, bare = false }: LeafProps) {
  const { versions, problemsAt, setOne, setShared } = useForm();
  const name = useFieldName();
  const languageName = useLanguageName();
  const id = useId();
  const own = getIn(versions[0]?.head, path);
  const shown = versions.flatMap((version, at) => {
    const above = getIn(version.head, path.slice(0, -1));
    const value = getIn(version.head, path);
    // what a translation leaves out it takes from the original
    const isApart =
      at > 0 &&
      above !== undefined &&
      (isText(schema) ? value !== undefined || path.length === 1 : !isEqual(value, own));
    return at === 0 || isApart ? [{ version, at, value }] : [];
  });
  const label = name(path.at(-1) ?? "");
  return (
    <div className={`leaf ${isText(schema) ? "text" : "plain"}`}>
      {!bare && (
        <span className="label" id={`${id}-label`}>
          {label}
        </span>
      )}
      <div className="versions">
        {shown.map(({ version, at, value }) => {
          const problems = problemsAt(path, at);
          return (
            <div key={version.path} className="version">
              <Input
                schema={schema}
                value={value}
                field={String(path.findLast((part) => typeof part === "string") ?? "")}
                language={isText(schema) ? version.locale : undefined}
                label={shown.length > 1 ? `${label} (${languageName(version.locale)})` : label}
                notes={problems.length > 0 ? `${id}-${at}` : undefined}
                onChange={(part) =>
                  isText(schema) || at > 0 ? setOne(at, path, part, order) : setShared(path, part, order)
                }
              />
              <FieldNotes problems={problems} id={`${id}-${at}`} />
            </div>
          );
        })}
      </div>
    </div>
  );
}

type InputProps = {
  schema: FormSchema;
  value: unknown;
  field: string;
  language?: string | undefined;
  label: string;
  notes?: string | undefined;
  onChange: (value: unknown) => void;
};

/** The control that fits a value. */
export function Input({ schema, value, field, language, label, notes, onChange }: InputProps) {
  const { names } = useForm();
  const list = useId();
  const about = {
    "aria-label": label,
    ...(notes && { "aria-describedby": notes, "aria-invalid": true }),
    ...(language && { lang: language }),
  };
  if (schema.type === "boolean" || schema.const === true || schema.const === false)
    return (
      <input
        type="checkbox"
        {...about}
        checked={value === true}
        onChange={({ target }) =>
          onChange(target.checked || (value === undefined ? undefined : schema.const === true ? undefined : false))
        }
      />
    );
  if (schema.enum)
    return (
      <select
        {...about}
        value={String(value ?? "")}
        onChange={({ target }) => onChange(schema.enum?.find((one) => String(one) === target.value))}
      >
        {(value === undefined || !schema.enum.some((one) => one === value)) && (
          <option value={String(value ?? "")}>{String(value ?? "")}</option>
        )}
        {schema.enum.map((one) => (
          <option key={String(one)} value={String(one)}>
            {String(one)}
          </option>
        ))}
      </select>
    );
  const text =
    value === undefined || value === null ? "" : typeof value === "object" ? JSON.stringify(value) : String(value);
  if (isText(schema) || (schema.type === "string" && text.length > 60))
    return (
      <textarea
        rows={1}
        {...about}
        value={text}
        onChange={({ target }) => onChange(target.value.replaceAll("\n", " "))}
      />
    );
  const known = names[listOf(field)];
  return (
    <>
      <input
        {...about}
        type={isDay(schema) && /^(\d{4}-\d\d-\d\d)?$/.test(text) ? "date" : "text"}
        inputMode={isNumber(schema) ? "decimal" : "text"}
        list={known ? list : undefined}
        value={text}
        translate="no"
        onChange={({ target }) => onChange(isNumber(schema) ? readNumber(target.value) : target.value)}
      />
      {known && (
        <datalist id={list}>
          {known.map(({ name, also }) => (
            <option key={name} value={name}>
              {also[0]}
            </option>
          ))}
        </datalist>
      )}
    </>
  );
}

function isNumber({ type }: FormSchema): boolean {
  return type === "number" || type === "integer";
}

/** A number as it is typed; what is none yet stays a text, and the check says so. */
function readNumber(text: string): unknown {
  const plain = text.normalize("NFKC").trim();
  return /^-?\d+(\.\d+)?$/.test(plain) && String(Number(plain)) === plain ? Number(plain) : text;
}

/** Which names a field takes, by what it is called. */
function listOf(field: string): string {
  if (/^(service|services|worked)$/.test(field)) return "services";
  if (/^(guide|guides|weight_guide)$/.test(field)) return "guides";
  if (field === "topic") return "topics";
  return /^(to|country|countries|destinations|map)$/.test(field) ? "countries" : "";
}
