import { useId } from "react";
import type { FormSchema } from "../../files/form-schema.ts";
import { findWords, nameField, nameLanguage } from "../words.ts";
import { FieldNotes } from "./field-notes.tsx";
import { getIn, isEqual, setIn, useForm, type ValuePath } from "./form-state.ts";
import { isText } from "./schema.ts";

type LeafProps = { schema: FormSchema; path: ValuePath; isBare?: boolean };

const oneLine: FormSchema = { type: "string", minLength: 1 };

/** A field of one value: in each language if it holds words, once for all if it holds anything else. */
export function Leaf({ schema, path, isBare = false }: LeafProps) {
  const { versions, locales, read, problemsAt, setOne, setShared } = useForm();
  const id = useId();
  const own = read(path);
  // a file with the words of all languages, or a file for each
  const isLocalized = schema.type === "localized";
  const isWords = isLocalized || isText(schema);
  const shown = isLocalized
    ? locales.map((locale) => ({
        locale,
        value: getIn(own, [locale]),
        problems: problemsAt([...path, locale]),
        set: (text: unknown) => setOne(0, path, setIn(own, [locale], text === "" ? undefined : text)),
      }))
    : versions.flatMap(({ head, locale }, at) => {
        const value = getIn(head, path);
        // what a translation leaves out it takes from the original
        const hasOwn = isText(schema) ? value !== undefined || path.length === 1 : !isEqual(value, own);
        if (at > 0 && (!hasOwn || getIn(head, path.slice(0, -1)) === undefined)) return [];
        const set = (part: unknown) => (isWords || at > 0 ? setOne(at, path, part) : setShared(path, () => part));
        return [{ locale, value, problems: problemsAt(path, at), set }];
      });
  const label = nameField(path.at(-1) ?? "");
  return (
    <div className="min-w-0 flex-1">
      {!isBare && <span className="block text-[0.8125rem] font-semibold text-slate-600">{label}</span>}
      <div className={isWords ? "versions" : "grid grid-cols-[repeat(auto-fill,minmax(11rem,16rem))] gap-x-3 gap-y-2"}>
        {shown.map(({ locale, value, problems, set }) => (
          <div key={locale} className="grid">
            <Input
              schema={isLocalized ? oneLine : schema}
              value={value}
              about={{
                "aria-label": shown.length > 1 ? `${label} (${nameLanguage(locale)})` : label,
                ...(problems.length > 0 && { "aria-describedby": `${id}-${locale}`, "aria-invalid": true }),
                ...(isWords && { lang: locale }),
              }}
              onChange={set}
            />
            <FieldNotes problems={problems} id={`${id}-${locale}`} />
          </div>
        ))}
      </div>
      {isLocalized && <FieldNotes problems={problemsAt(path)} />}
    </div>
  );
}

type InputProps = { schema: FormSchema; value: unknown; about: object; onChange: (value: unknown) => void };

/** The control that fits a value. */
function Input({ schema, value, about, onChange }: InputProps) {
  const { type, enum: known, const: only, pattern = "" } = schema;
  if (type === "boolean" || typeof only === "boolean") {
    const off = value === undefined || only === true ? undefined : false;
    return (
      <input
        type="checkbox"
        className="size-4.5 min-h-0"
        {...about}
        checked={value === true}
        onChange={({ target }) => onChange(target.checked || off)}
      />
    );
  }
  const text = typeof value === "object" && value !== null ? JSON.stringify(value) : String(value ?? "");
  if (known) {
    const take = (chosen: string) => onChange(known.find((one) => String(one) === chosen));
    return (
      <select {...about} value={text} onChange={({ target }) => take(target.value)}>
        {[...new Set([...known.map(String), text])].map((one) => (
          <option key={one} value={one}>
            {findWords("value", one) ?? one}
          </option>
        ))}
      </select>
    );
  }
  if (isText(schema) || (type === "string" && text.length > 60))
    return (
      <textarea
        className="field-sizing-content w-full resize-y"
        rows={1}
        {...about}
        value={text}
        onChange={({ target }) => onChange(target.value.replaceAll("\n", " "))}
      />
    );
  const isNumber = type === "number" || type === "integer";
  const isDay = pattern.startsWith("^\\d{4}-\\d{2}-\\d{2}") && /^(\d{4}-\d\d-\d\d)?$/.test(text);
  return (
    <input
      {...about}
      type={isDay ? "date" : "text"}
      inputMode={isNumber ? "decimal" : "text"}
      value={text}
      translate="no"
      onChange={({ target }) => onChange(isNumber ? readNumber(target.value) : target.value)}
    />
  );
}

/** A number as it is typed; what is none yet stays a text, and the check says so. */
function readNumber(text: string): unknown {
  const plain = text.normalize("NFKC").trim();
  return /^-?\d+(\.\d+)?$/.test(plain) && String(Number(plain)) === plain ? Number(plain) : text;
}
