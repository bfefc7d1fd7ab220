import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { markdown } from "@codemirror/lang-markdown";
import { defaultHighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { EditorState } from "@codemirror/state";
import { EditorView, keymap } from "@codemirror/view";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Drop } from "./drop.tsx";
import type { Version } from "../server/files.ts";
import { nameLanguage, say } from "./words.ts";

type TextsProps = {
  versions: readonly Version[];
  part: "text" | "body";
  onChange: (path: string, text: string) => void;
  /** Prose takes pictures. */
  takePicture?: (file: File) => Promise<string>;
};

/** The whole text of a file or the prose below its fields, in each language. */
export function Texts({ versions, part, onChange, takePicture }: TextsProps) {
  return (
    <div className="versions">
      {versions.map((version) => (
        <ProseEditor
          key={version.path}
          text={version[part] ?? ""}
          language={version.locale}
          label={part === "text" ? version.path : `${say("text")} (${nameLanguage(version.locale)})`}
          onChange={(text) => onChange(version.path, text)}
          takePicture={takePicture}
        />
      ))}
    </div>
  );
}

type ProseEditorProps = {
  text: string;
  language: string;
  label: string;
  onChange: (text: string) => void;
  takePicture: TextsProps["takePicture"];
};

/** A text in its own letters; the page beside it shows what the site makes of it. Tab leaves it, as it leaves any field. */
function ProseEditor({ text, language, label, onChange, takePicture }: ProseEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const tell = useEffectEvent(onChange);
  const [first] = useState(text);
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
      EditorView.updateListener.of(({ docChanged, state }) => docChanged && tell(state.doc.toString())),
    ];
    const made = new EditorView({ parent: place.current, state: EditorState.create({ doc: first, extensions }) });
    view.current = made;
    return () => made.destroy();
  }, [first, isProse, label, language]);

  async function insert(file: File): Promise<void> {
    const name = (await takePicture?.(file)) ?? "";
    const alt = prompt(say("picture_says", { name }))?.trim();
    const at = view.current?.state.selection.main.head ?? 0;
    // a picture that nobody describes is not put in
    if (alt) view.current?.dispatch({ changes: { from: at, insert: `![${alt}](${name})` } });
  }
  return (
    <div className="grid gap-2">
      <div className="code" ref={place} />
      {takePicture && <Drop label={say("drop_picture")} accept="image/*" onFile={insert} />}
    </div>
  );
}
