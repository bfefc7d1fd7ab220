import { useRef, useState } from "react";
import { makeId } from "../../tools/change-content/make-id.ts";
import { ask } from "./request.ts";
import { useFieldName, useLanguageName, useWords } from "./words.ts";
import { readMessage } from "../error-message.ts";

type Kind = "news" | "closing" | "raise";

/** What each addition asks for besides its names. */
const fields = {
  news: [],
  closing: ["from", "to", "departure"],
  raise: ["service", "percent", "from", "step"],
} as const;

/** Begins something new: a news item, a closing of the hubs, a card with other prices from a day on. */
export function Add({
  locales,
  services,
  onAdded,
}: {
  locales: readonly string[];
  services: readonly string[];
  onAdded: (path: string) => void;
}) {
  const say = useWords();
  const languageName = useLanguageName();
  const name = useFieldName();
  const dialog = useRef<HTMLDialogElement>(null);
  const [kind, setKind] = useState<Kind>("news");
  const [failed, setFailed] = useState("");

  async function add(data: FormData): Promise<void> {
    const text = (field: string) => String(data.get(field) ?? "").trim();
    const names = Object.fromEntries(locales.map((locale) => [locale, text(`name.${locale}`)]));
    const own = Object.fromEntries(
      fields[kind].map((field) => [field, /^(percent|step)$/.test(field) ? Number(text(field)) : text(field)]),
    );
    const id = text("id") || makeId(Object.values(names).find((one) => makeId(one).length > 2) ?? "");
    try {
      const { path } = await ask("add", { kind, ...(kind !== "raise" && { id, names }), ...own });
      dialog.current?.close();
      onAdded(path);
    } catch (error) {
      setFailed(readMessage(error));
    }
  }
  return (
    <>
      <button type="button" onClick={() => dialog.current?.showModal()}>
        + {say("new")}
      </button>
      <dialog ref={dialog} aria-labelledby="add-title">
        <h2 id="add-title">{say("new")}</h2>
        <p className="tools">
          {(["news", "closing", "raise"] as const).map((one) => (
            <button key={one} type="button" aria-pressed={one === kind} onClick={() => setKind(one)}>
              {say(`new_${one}`)}
            </button>
          ))}
        </p>
        <form
          className="add"
          onSubmit={(event) => {
            event.preventDefault();
            void add(new FormData(event.currentTarget));
          }}
        >
          {kind !== "raise" &&
            locales.map((locale) => (
              <label key={locale}>
                {say(kind === "news" ? "headline" : "its_name")} ({languageName(locale)})
                <input name={`name.${locale}`} lang={locale} required />
              </label>
            ))}
          {kind === "closing" && (
            <label>
              {say("short_name")}
              <input name="id" pattern="[a-z0-9\-]+" placeholder="labour-day-2027" required translate="no" />
            </label>
          )}
          {fields[kind].map((field) => (
            <label key={field} htmlFor={`add-${field}`}>
              {kind === "closing"
                ? say(`closing_${field === "from" ? "from" : field === "to" ? "to" : "departure"}`)
                : name(field)}
              {field === "service" ? (
                <select id={`add-${field}`} name={field}>
                  {services.map((one) => (
                    <option key={one}>{one}</option>
                  ))}
                </select>
              ) : (
                <input
                  id={`add-${field}`}
                  name={field}
                  required
                  type={/^(percent|step)$/.test(field) ? "number" : "date"}
                  step="any"
                  defaultValue={field === "step" ? "0.01" : ""}
                />
              )}
            </label>
          ))}
          {failed && (
            <p role="alert" className="note error">
              {failed}
            </p>
          )}
          <div className="closing">
            <button type="button" onClick={() => dialog.current?.close()}>
              {say("go_on")}
            </button>
            <button type="submit" className="main">
              {say("begin")}
            </button>
          </div>
        </form>
      </dialog>
    </>
  );
}
