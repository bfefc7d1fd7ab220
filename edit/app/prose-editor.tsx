import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { markdown } from "@codemirror/lang-markdown";
import { defaultHighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { EditorState } from "@codemirror/state";
import { EditorView, keymap } from "@codemirror/view";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Drop } from "./drop.tsx";
import type { Version } from "../server/files.ts";
import { nameLanguage, say } from "./words.ts";

type TextProps = {
  version: Version;
  part: "text" | "body";
  onChange: (path: string, text: string) => void;
  /** Prose takes pictures. */
  takePicture?: (file: File) => Promise<string>;
};

/** The whole text of a file or the prose below its fields, in each language. */
export function Texts({ versions, ...given }: Omit<TextProps, "version"> & { versions: readonly Version[] }) {
  return (
    <div className="versions">
      {versions.map((version) => (
        <ProseEditor key={version.path} version={version} {...given} />
      ))}
    </div>
  );
}

/** A text in its own letters; the page beside it shows what the site makes of it. Tab leaves it, as it leaves any field. */
function ProseEditor({ version, part, onChange, takePicture }: TextProps) {
  const { path, locale } = version;
  const label = part === "text" ? path : `${say("text")} (${nameLanguage(locale)})`;
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const tell = useEffectEvent((text: string) => onChange(path, text));
  const [first] = useState(version[part] ?? "");
  const isProse = takePicture !== undefined;

  useEffect(() => {
    if (!place.current) return;
    const extensions = [
      history(),
      keymap.of([...defaultKeymap, ...historyKeymap]),
      isProse ? markdown() : [],
      syntaxHighlighting(defaultHighlightStyle),
      EditorView.lineWrapping,
      EditorView.contentAttributes.of({ "aria-label": label, lang: locale }),
      EditorView.updateListener.of(({ docChanged, state }) => docChanged && tell(state.doc.toString())),
    ];
    const made = new EditorView({ parent: place.current, state: EditorState.create({ doc: first, extensions }) });
    view.current = made;
    return () => made.destroy();
  }, [first, isProse, label, locale]);

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
