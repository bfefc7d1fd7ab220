import type { Root } from "mdast";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, extname, join } from "node:path";
import { visit } from "unist-util-visit";

/** A link or image in a text (or raw HTML or a level-one heading, which are not allowed there), with its line. */
export type Reference = { kind: "link" | "image" | "html" | "title"; target: string; alt?: string; line: number };

/** Links, images and misplaced items in a text, with their lines. */
export function findReferences(text: Root, firstLine = 1): Reference[] {
  const found: Reference[] = [];
  visit(text, (node) => {
    const line = (node.position?.start.line ?? 1) + firstLine - 1;
    if (node.type === "link" || node.type === "definition") found.push({ kind: "link", target: node.url, line });
    if (node.type === "html") found.push({ kind: "html", target: node.value.split("\n")[0] ?? "", line });
    if (node.type === "heading" && node.depth === 1) found.push({ kind: "title", target: "", line });
    if (node.type === "image") found.push({ kind: "image", target: node.url, alt: node.alt ?? "", line });
  });
  return found;
}

/** File types that a text may offer for download. */
export const downloadKinds = [".pdf", ".csv", ".xlsx", ".docx", ".zip"] as const;

/** Whether a link or image names a file next to its text. */
export function isBeside(target: string): boolean {
  return /^[\w%.-]+$/.test(target) && target.includes(".");
}

/** The path of a file that a text names, next to it; undefined for any other target, and for one that is no file. */
export function findFileBeside(text: string, target: string): string | undefined {
  if (!isBeside(target)) return undefined;
  const path = join(dirname(text), decodeName(target));
  return statSync(path, { throwIfNoEntry: false })?.isFile() ? path : undefined;
}

/** What to do about a file that is not at a path: one beside it may differ in capitals or in its ending. */
export function suggestFile(path: string): string {
  const stem = (name: string) => basename(name, extname(name)).toLowerCase();
  const names = existsSync(dirname(path)) ? readdirSync(dirname(path)) : [];
  const near = names.find((name) => !/\.(?:md|yaml)$/.test(name) && stem(name) === stem(path));
  return near ? `"${near}" is: write its name as it stands, or rename it` : "put the file beside the text";
}

/** A name without its percent signs; one that cannot be decoded is as it stands, and no file has it. */
function decodeName(target: string): string {
  try {
    return decodeURI(target);
  } catch {
    return target;
  }
}

/** The name of a file in addresses: its folder, its own name, and a hash of its content. */
export function getHashedName(file: string): string {
  const ending = extname(file);
  const hash = createHash("sha256").update(readFileSync(file)).digest("hex").slice(0, 8);
  const name = `${basename(dirname(file))}-${basename(file, ending)}`.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  return `${name}-${hash}`;
}

export function getFileAddress(file: string): string {
  return `/files/${getHashedName(file)}${extname(file).toLowerCase()}`;
}
