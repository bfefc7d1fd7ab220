import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import type { Locale } from "../locale.ts";
import { type Reference, referencesIn } from "./references.ts";
import { type Prose, renderMarkdown } from "./render.ts";

type Rendered = { prose: Prose; references: Reference[] };

/**
 * Rendered texts kept between builds in one file, by a hash of the text: ten thousand unchanged items cost a lookup
 * each. Only a build keeps them (CODE_ID names its sources); a text with files beside it is always rendered, since
 * those may change without it.
 */
const code = process.env.CODE_ID;
const file = ".cache/prose.json";
let kept: Map<string, Rendered> | undefined;
let used = new Map<string, Rendered>();
let added = false;

export function renderKept(text: string, locale: Locale, folder: string, firstLine: number): Rendered {
  const render = () => ({
    prose: renderMarkdown(text, locale, folder),
    references: referencesIn(text, firstLine),
  });
  if (!code || /\]\((?!https?:|\/|#|mailto:)/.test(text)) return render();
  kept ??= read();
  const key = createHash("sha256").update(`${locale}\0${firstLine}\0${text}`).digest("base64url").slice(0, 22);
  const known = kept.get(key);
  const rendered = known ?? render();
  if (!known) added = true;
  used.set(key, rendered);
  return rendered;
}

/** Writes what was rendered, and forgets what no text asked for. */
export function saveKeptProse(): void {
  if (code && (added || used.size !== kept?.size)) {
    mkdirSync(".cache", { recursive: true });
    const mine = `${file}.${process.pid}`;
    writeFileSync(mine, JSON.stringify({ code, entries: [...used] }));
    renameSync(mine, file);
  }
  kept = undefined;
  used = new Map();
  added = false;
}

function read(): Map<string, Rendered> {
  try {
    const stored: { code: string; entries: [string, Rendered][] } = JSON.parse(readFileSync(file, "utf8"));
    return new Map(stored.code === code ? stored.entries : []);
  } catch {
    return new Map();
  }
}
