import type { FormSchema } from "../../files/form-schema.ts";
import { getIn, isFields, setIn, type ValuePath } from "../values.ts";
import { useFieldName, useLanguageName } from "../words.ts";
import { FieldNotes } from "./field-notes.tsx";
import { useForm } from "./form-state.ts";
import { Input } from "./leaf.tsx";

const oneLine: FormSchema = { type: "string", minLength: 1 };

/** Words in the languages of the site, in one file. */
export function LocalizedField({ path }: { path: ValuePath }) {
  const { versions, locales, setOne, problemsAt } = useForm();
  const languageName = useLanguageName();
  const name = useFieldName();
  const value = getIn(versions[0]?.head, path);
  return (
    <div className="versions">
      {locales.map((locale) => {
        const label = `${name(path.at(-1) ?? "")} (${languageName(locale)})`;
        const own = isFields(value) ? value[locale] : undefined;
        return (
          <div key={locale} className="version">
            <Input
              schema={oneLine}
              value={own}
              field=""
              language={locale}
              label={label}
              onChange={(text) => setOne(0, path, setIn(value, [locale], text === "" ? undefined : text, locales))}
            />
            <FieldNotes problems={problemsAt([...path, locale])} />
          </div>
        );
      })}
      <FieldNotes problems={problemsAt(path)} />
    </div>
  );
}
