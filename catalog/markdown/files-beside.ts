import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { basename, dirname, extname } from "node:path";

/** File types that a text may offer for download. */
export const downloadKinds = [".pdf", ".csv", ".xlsx", ".docx", ".zip"] as const;

/** Whether a link or image names a file next to its text. */
export function isBeside(target: string): boolean {
  return /^[\w%.-]+$/.test(target) && target.includes(".");
}

/** The name of a file in addresses: its folder, its own name, and a hash of its content. */
export function nameOfFile(file: string): string {
  const ending = extname(file);
  const hash = createHash("sha256").update(readFileSync(file)).digest("hex").slice(0, 8);
  const name = `${basename(dirname(file))}-${basename(file, ending)}`.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  return `${name}-${hash}`;
}

export function addressOfFile(file: string): string {
  return `/files/${nameOfFile(file)}${extname(file).toLowerCase()}`;
}
