import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createHash } from "node:crypto";
import { basename, join, posix } from "node:path";
import { writeWholeSync } from "#catalog/cache.ts";
import { readMessage } from "../error-message.ts";
import { findKind } from "../files/kinds.ts";
import { isContentPath, Refusal, resolveInside } from "./safe-path.ts";

/** What has become of a file; of one that changed on disk meanwhile, whoever edits it says which to keep. */
export type FileState = "same" | "changed" | "new" | "conflict";

export type ChangedFile = { path: string; state: Exclude<FileState, "same"> };

/**
 * Where unsaved changes live: a copy of the content folder that is edited (`draft`), and what each file was before
 * (`base`). The check and the pages read the draft; both are on disk, so that a killed process loses nothing.
 */
export class Workspace {
  readonly content: string;
  readonly draft: string;
  readonly base: string;
  /** Grows with each change of the draft: what was made of it holds as long as this stands. */
  turn = 0;

  constructor(content: string, folder: string) {
    this.content = content;
    this.draft = join(folder, "draft");
    this.base = join(folder, "base");
    for (const each of [this.draft, this.base]) mkdirSync(each, { recursive: true });
    this.takeOver();
  }

  /** Follows what has changed on disk, in every file that nobody is editing. */
  takeOver(): void {
    for (const path of new Set([...listFiles(this.content), ...listFiles(this.draft)])) {
      const { real, base, draft } = this.readAll(path);
      // saved by hand to what is being edited: nothing is left to settle
      if (!isSame(real, base) && (isSame(base, draft) || isSame(real, draft))) this.discard(path);
    }
  }

  stateOf(path: string): FileState {
    const { real, base, draft } = this.readAll(path);
    if (isSame(base, draft)) return "same";
    if (!isSame(real, base)) return "conflict";
    return base ? "changed" : "new";
  }

  list(): { path: string; state: FileState }[] {
    const names = [...new Set([...listFiles(this.draft), ...listFiles(this.base)])].sort();
    return names.map((path) => ({ path, state: this.stateOf(path) }));
  }

  listChanged(): ChangedFile[] {
    return this.list().flatMap(({ path, state }) => (state === "same" || this.isUnused(path) ? [] : [{ path, state }]));
  }

  /** Whether a picture was put beside a text that shows another one by now, or was never said to show it. */
  private isUnused(path: string): boolean {
    if (findKind(path).view !== "picture" || this.stateOf(path) !== "new") return false;
    const folder = posix.dirname(path);
    const beside = readdirSync(join(this.draft, folder)).filter((name) => /\.(md|yaml)$/.test(name));
    return !beside.some((name) => this.read(posix.join(folder, name))?.includes(basename(path)));
  }

  /** A file as it is being edited, or as it was; undefined where there is none. */
  readBytes(path: string, from: "draft" | "base" | "content" = "draft"): Buffer | undefined {
    return readBytes(resolveInside(this[from], path));
  }

  read(path: string, from?: "base" | "content"): string | undefined {
    return this.readBytes(path, from)?.toString();
  }

  /** Refuses a path at which there is no text. */
  requireText(path: string): void {
    if (findKind(path).view === "picture" || !this.readBytes(path))
      throw new Refusal(404, `There is no text ${path}; choose one in the list`);
  }

  /** Identifies what a tab has seen of a file, so that it does not write over what another one wrote. */
  versionOf(path: string): string {
    const bytes = this.readBytes(path);
    return bytes ? createHash("sha256").update(bytes).digest("base64url").slice(0, 16) : "none";
  }

  /** Keeps a change that is not saved yet. */
  change(path: string, body: string | Uint8Array, seen: string): void {
    resolveInside(this.content, path);
    if (this.versionOf(path) !== seen)
      throw new Refusal(409, `${path} was changed in another tab or on disk; reload it, and make this change again`);
    this.put("draft", path, body);
  }

  /** Lets somebody else write in the draft, by whatever path. */
  rewrite<Written>(write: () => Written): Written {
    this.turn += 1;
    return write();
  }

  /** Drops the changes of a file: it is what stands on disk. */
  discard(path: string): void {
    this.keepOwn(path);
    this.put("draft", path, this.readBytes(path, "content"));
  }

  /** Settles a conflict: what was written on disk meanwhile will be replaced on saving. */
  keepOwn(path: string): void {
    this.put("base", path, this.readBytes(path, "content"));
  }

  /**
   * Writes changed files to the content folder, each whole or not at all. One that changed on disk meanwhile stops all of
   * it before anything is written; if the disk is full, what was not written stays among the changes.
   */
  save(paths: readonly string[]): { saved: string[]; failed?: string } {
    const stale = paths.filter((path) => this.stateOf(path) === "conflict").join(", ");
    if (stale !== "")
      throw new Refusal(409, `${stale} changed on disk meanwhile; nothing was saved. Choose there which to keep`);
    const saved: string[] = [];
    for (const path of paths) {
      try {
        const body = this.readBytes(path);
        if (body) this.put("content", path, body);
        this.put("base", path, body);
        saved.push(path);
      } catch (error) {
        const why = readMessage(error);
        return { saved, failed: `${path} and what follows it were not saved, and are still here: ${why}` };
      }
    }
    return { saved };
  }

  private readAll(path: string) {
    const [real, base, draft] = [this.content, this.base, this.draft].map((root) => readBytes(join(root, path)));
    return { real, base, draft };
  }

  private put(where: "draft" | "base" | "content", path: string, body: string | Uint8Array | undefined): void {
    const file = resolveInside(this[where], path);
    if (body === undefined) rmSync(file, { force: true });
    else writeWholeSync(file, body);
    if (where === "draft") this.turn += 1;
  }
}

/** The files of a folder that may be edited, by their path in it; no link is followed. */
function listFiles(root: string, folder = ""): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    if (entry.isDirectory()) return entry.name.startsWith(".") ? [] : listFiles(root, path);
    return entry.isFile() && isContentPath(path) ? [path] : [];
  });
}

function readBytes(file: string): Buffer | undefined {
  return existsSync(file) ? readFileSync(file) : undefined;
}

function isSame(a: Buffer | undefined, b: Buffer | undefined): boolean {
  return a === undefined || b === undefined ? a === b : a.equals(b);
}
