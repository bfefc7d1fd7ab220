import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { markdown } from "@codemirror/lang-markdown";
import { defaultHighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { EditorState } from "@codemirror/state";
import { EditorView, keymap } from "@codemirror/view";
import { useEffect, useRef, useState } from "react";
import { Drop } from "./drop.tsx";
import { ask } from "./request.ts";
import { useWords } from "./words.ts";

type ProseEditorProps = {
  text: string;
  language: string;
  label: string;
  onChange: (text: string) => void;
  /** Prose takes pictures, and is shown as the site shows it. */
  takePicture?: (file: File) => Promise<string>;
};

/** A text in its own letters, with what the site makes of it below. Tab leaves it, as it leaves any field. */
export function ProseEditor({ text, language, label, onChange, takePicture }: ProseEditorProps) {
  const say = useWords();
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const now = useRef(onChange);
  now.current = onChange;
  const [first] = useState(text);
  const [picture, setPicture] = useState("");
  const isProse = takePicture !== undefined;

  useEffect(() => {
    if (!place.current) return;
    const extensions = [
      history(),
      keymap.of([...defaultKeymap, ...historyKeymap]),
      isProse ? markdown() : [],
      syntaxHighlighting(defaultHighlightStyle),
      EditorView.lineWrapping,
      EditorView.contentAttributes.of({ "aria-label": label, lang: language }),
      EditorView.updateListener.of(({ docChanged, state }) => docChanged && now.current(state.doc.toString())),
    ];
    const made = new EditorView({ parent: place.current, state: EditorState.create({ doc: first, extensions }) });
    view.current = made;
    return () => made.destroy();
  }, [first, isProse, label, language]);

  const insert = (alt: string) => {
    const at = view.current?.state.selection.main.head ?? 0;
    view.current?.dispatch({ changes: { from: at, insert: `![${alt}](${picture})` } });
    setPicture("");
  };
  return (
    <div className="grid gap-2">
      <div className="code" ref={place} />
      {takePicture && (
        <Drop
          label={say("drop_picture")}
          accept="image/*"
          onFile={async (file) => setPicture(await takePicture(file))}
        />
      )}
      {picture && (
        <form
          className="flex flex-wrap items-center gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            insert(String(new FormData(event.currentTarget).get("alt")));
          }}
        >
          <label>
            {say("picture_says", { name: picture })} <input name="alt" required pattern=".*\S.*" />
          </label>
          <button type="submit">{say("insert")}</button>
        </form>
      )}
      {isProse && <Preview text={text} language={language} />}
    </div>
  );
}

function Preview({ text, language }: { text: string; language: string }) {
  const say = useWords();
  const [html, setHtml] = useState("");
  useEffect(() => {
    let isCurrent = true;
    const wait = setTimeout(() => {
      const take = (answer: { html: string }) => isCurrent && setHtml(answer.html);
      ask("prose", { text, locale: language }).then(take, () => undefined);
    }, 250);
    return () => {
      isCurrent = false;
      clearTimeout(wait);
    };
  }, [text, language]);
  return (
    <details>
      <summary className="text-link">{say("preview")}</summary>
      <div className="preview" lang={language} dangerouslySetInnerHTML={{ __html: html }} />
    </details>
  );
}
