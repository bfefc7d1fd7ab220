import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import type { Reference } from "../markdown/references.ts";
import type { Prose } from "../markdown/render.ts";
import { say } from "../words.ts";
import { locales } from "#site/locales.ts";

/** What is read from a text: its checked head, its prose, its references. */
export type ReadDocument = { head: unknown; prose: Prose; references: Reference[] };

/**
 * Documents cached between builds in one file, by a hash of their text: ten thousand unchanged items cost a lookup
 * each. Only builds write the cache (CODE_ID identifies the sources that read them); development keeps them in memory.
 */
const code = process.env.CODE_ID;
const developing = process.env.NODE_ENV === "development";
const folder = process.env.CACHE ?? ".cache";
const file = `${folder}/documents.json`;
let kept: Map<string, ReadDocument> | undefined;
let used = new Map<string, ReadDocument>();
let added = false;

/**
 * The document of a text, read before or now. `read` returns undefined for a text with errors, which is then read again
 * next time, to report them again. A text with files next to it is always read, because those may change independently.
 */
export function keptDocument(
  kind: string,
  text: string,
  read: () => ReadDocument | undefined,
): ReadDocument | undefined {
  if (!(code || developing) || /\]\((?!https?:|\/|#|mailto:)/.test(text)) return read();
  kept ??= load();
  const key = createHash("sha256").update(`${kind}\0${around()}\0${text}`).digest("base64url").slice(0, 22);
  const known = kept.get(key);
  const document = known ?? read();
  if (!document) return undefined;
  if (!known) added = true;
  used.set(key, document);
  return document;
}

/** What a rendered document depends on besides its own text: link prefixes and the titles of boxes. */
function around(): string {
  const said = ["callout_note", "callout_tip", "callout_warning", "footnotes"];
  return [...locales, ...locales.flatMap((locale) => said.map((name) => say(name, locale)))].join();
}

/** Writes what was read, and drops what no file contains any more. */
export function saveKeptDocuments(): void {
  if (code && (added || used.size !== kept?.size)) {
    mkdirSync(folder, { recursive: true });
    const mine = `${file}.${process.pid}`;
    writeFileSync(mine, JSON.stringify({ code, entries: [...used] }));
    renameSync(mine, file);
  }
  kept = developing ? used : undefined;
  used = new Map();
  added = false;
}

function load(): Map<string, ReadDocument> {
  if (!code) return new Map();
  try {
    const stored: { code: string; entries: [string, ReadDocument][] } = JSON.parse(readFileSync(file, "utf8"));
    return new Map(stored.code === code ? stored.entries : []);
  } catch {
    return new Map();
  }
}
