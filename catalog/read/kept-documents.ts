import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import type { Reference } from "../markdown/references.ts";
import type { Prose } from "../markdown/render.ts";
import { say } from "../words.ts";
import { locales } from "#site/locales.ts";

/** What is read of a text: its checked head, its prose, what it refers to. */
export type ReadDocument = { head: unknown; prose: Prose; references: Reference[] };

/**
 * Documents kept between builds in one file, by a hash of their text: ten thousand unchanged items cost a lookup each.
 * Only a build keeps them (CODE_ID names the sources that read them); development remembers them while it runs.
 */
const code = process.env.CODE_ID;
const developing = process.env.NODE_ENV === "development";
const folder = process.env.CACHE ?? ".cache";
const file = `${folder}/documents.json`;
let kept: Map<string, ReadDocument> | undefined;
let used = new Map<string, ReadDocument>();
let added = false;

/**
 * The document of a text, read before or now. `read` answers nothing for a text with errors: it is read again next
 * time, to report them again. A text with files beside it is always read, since those may change without it.
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

/** What a rendered document contains beyond its own text: the prefixes of its links and the words of its boxes. */
function around(): string {
  const said = ["callout_note", "callout_tip", "callout_warning", "footnotes"];
  return [...locales, ...locales.flatMap((locale) => said.map((name) => say(name, locale)))].join();
}

/** Writes what was read, and forgets what no file says any more. */
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
