import { existsSync, readFileSync } from "node:fs";
import { writeWholeSync } from "#catalog/cache.ts";
import { normalizeText } from "#catalog/read/files.ts";

/** Changes a text file as a whole or not at all, and keeps its line ends and byte-order mark as its editor has them. */
export function editText(file: string, change: (text: string) => string): void {
  const raw = readFileSync(file, "utf8");
  const text = normalizeText(raw);
  writeWholeSync(file, keepForm(raw, text, change(text)));
}

/** A changed text with the line ends and the byte-order mark that the file has; an unchanged one is the same to the byte. */
export function keepForm(raw: string, before: string, after: string): string {
  if (before === after) return raw;
  const ended = raw.includes("\r\n") ? after.replaceAll("\n", "\r\n") : after;
  return raw.startsWith("\uFEFF") ? `\uFEFF${ended}` : ended;
}

/** Writes a new file; throws if there is one. */
export function createText(file: string, text: string): void {
  if (existsSync(file)) throw new Error(`${file} is there already; nothing was written over`);
  writeWholeSync(file, text);
}

/** A text for YAML, in quotes. */
export function quoteText(text: string): string {
  return JSON.stringify(text);
}

/** The last part of an address, from a title: its Latin letters and figures, without accents. Empty if it has none. */
export function makeId(title: string): string {
  return title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 80);
}
