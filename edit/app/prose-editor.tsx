import { useRef } from "react";
import type { Version } from "../server/files.ts";
import { Drop } from "./drop.tsx";
import { nameLanguage, say } from "./words.ts";

type TextsProps = {
  versions: readonly Version[];
  part: "text" | "body";
  onChange: (path: string, text: string) => void;
  /** Prose takes pictures. */
  takePicture?: (file: File) => Promise<string>;
};

/** The whole text of a file or the prose below its fields, in each language. */
export function Texts({ versions, ...given }: TextsProps) {
  return (
    <div className="versions">
      {versions.map((version) => (
        <Text key={version.path} version={version} {...given} />
      ))}
    </div>
  );
}

/** A text in its own letters, which the browser spells in its language; the page beside it shows what becomes of it. */
function Text({ version, part, onChange, takePicture }: Omit<TextsProps, "versions"> & { version: Version }) {
  const { path, locale, [part]: text = "" } = version;
  const field = useRef<HTMLTextAreaElement>(null);
  async function insert(file: File): Promise<void> {
    const name = (await takePicture?.(file)) ?? "";
    const alt = prompt(say("picture_says", { name }))?.trim();
    // a picture that nobody describes is not put in
    if (!alt || !field.current) return;
    field.current.setRangeText(`![${alt}](${name})`);
    onChange(path, field.current.value);
  }
  return (
    <div className="grid content-start gap-2">
      <textarea
        ref={field}
        className="field-sizing-content max-h-[80dvh] min-h-40 font-mono text-sm"
        // where a browser does not fit it to its text
        rows={16}
        aria-label={part === "text" ? path : `${say("text")} (${nameLanguage(locale)})`}
        lang={locale}
        value={text}
        onChange={({ target }) => onChange(path, target.value)}
      />
      {takePicture && <Drop label={say("drop_picture")} accept="image/*" onFile={insert} />}
    </div>
  );
}
