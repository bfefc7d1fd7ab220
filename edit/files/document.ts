import { normalizeText } from "#catalog/read/files.ts";
import { keepForm } from "../../tools/change-content/edit-text.ts";
import { editYaml, readYamlValue } from "../../tools/change-content/edit-yaml.ts";

/** What a text file says: the fields of its head, or of the whole file if it is YAML, and the prose below them. */
export type DocumentValue = { head: unknown; body?: string };

/** A Markdown file's head, its prose, and what stands around them. */
function splitMarkdown(text: string) {
  const parts = /^(---\n)(.*?)(^---\n|^---$)(.*)$/ms.exec(text);
  if (!parts)
    throw new Error("The file does not begin with its fields between two lines of ---: change its text instead");
  const [, open = "", head = "", close = "", body = ""] = parts;
  return { open, head, close, body };
}

/** What a `.md` or `.yaml` file says. Throws an Error for one that cannot be read. */
export function readDocument(path: string, raw: string): DocumentValue {
  const text = normalizeText(raw);
  if (!path.endsWith(".md")) return { head: readYamlValue(text) };
  const { head, body } = splitMarkdown(text);
  return { head: readYamlValue(head), body };
}

/** The file's text with other values in it; the same bytes where nothing has changed. */
export function writeDocument(path: string, raw: string, { head, body }: DocumentValue): string {
  const text = normalizeText(raw);
  if (!path.endsWith(".md")) return keepForm(raw, text, editYaml(text, head));
  const was = splitMarkdown(text);
  return keepForm(raw, text, was.open + editYaml(was.head, head) + was.close + (body ?? was.body));
}
