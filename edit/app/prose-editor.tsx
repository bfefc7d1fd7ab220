import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { markdown } from "@codemirror/lang-markdown";
import { defaultHighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { EditorState } from "@codemirror/state";
import { EditorView, keymap } from "@codemirror/view";
import { useEffect, useRef, useState } from "react";
import { ask } from "./request.ts";
import { useWords } from "./words.ts";

type ProseEditorProps = {
  text: string;
  language: string;
  label: string;
  /** Shown as the site shows it; a text that is no prose has no such view. */
  isProse: boolean;
  onChange: (text: string) => void;
  takePicture?: (file: File) => Promise<string>;
};

/** A text in its own letters, with what the site makes of it below. Tab leaves it, as it leaves any field. */
export function ProseEditor({ text, language, label, isProse, onChange, takePicture }: ProseEditorProps) {
  const say = useWords();
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const now = useRef({ onChange, takePicture });
  now.current = { onChange, takePicture };
  const [first] = useState(text);
  const [alt, setAlt] = useState<{ name: string; text: string }>();

  useEffect(() => {
    if (!place.current) return;
    const drop = EditorView.domEventHandlers({
      drop(event) {
        const [file] = event.dataTransfer?.files ?? [];
        if (!file || !now.current.takePicture) return false;
        event.preventDefault();
        void now.current.takePicture(file).then((name) => setAlt({ name, text: "" }));
        return true;
      },
    });
    const listen = EditorView.updateListener.of((update) => {
      if (update.docChanged) now.current.onChange(update.state.doc.toString());
    });
    const about = EditorView.contentAttributes.of({ "aria-label": label, lang: language });
    const extensions = [
      history(),
      keymap.of([...defaultKeymap, ...historyKeymap]),
      isProse ? markdown() : [],
      syntaxHighlighting(defaultHighlightStyle),
      EditorView.lineWrapping,
      drop,
      listen,
      about,
    ];
    const made = new EditorView({ parent: place.current, state: EditorState.create({ doc: first, extensions }) });
    view.current = made;
    return () => made.destroy();
  }, [first, isProse, label, language]);

  const insert = () => {
    const at = view.current?.state.selection.main.head ?? 0;
    if (alt) view.current?.dispatch({ changes: { from: at, insert: `![${alt.text}](${alt.name})` } });
    setAlt(undefined);
  };
  return (
    <div className="prose-editor">
      <div className="code" ref={place} />
      {alt && (
        <form
          className="adding"
          onSubmit={(event) => {
            event.preventDefault();
            if (alt.text.trim() !== "") insert();
          }}
        >
          <label>
            {say("picture_says", { name: alt.name })}{" "}
            <input value={alt.text} required onChange={({ target }) => setAlt({ ...alt, text: target.value })} />
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
      ask("prose", { text, locale: language }).then(
        (answer) => isCurrent && setHtml(answer.html),
        () => undefined,
      );
    }, 250);
    return () => {
      isCurrent = false;
      clearTimeout(wait);
    };
  }, [text, language]);
  return (
    <details className="preview">
      <summary>{say("preview")}</summary>
      <div lang={language} dangerouslySetInnerHTML={{ __html: html }} />
    </details>
  );
}
