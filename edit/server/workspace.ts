import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createHash } from "node:crypto";
import { basename, join, posix } from "node:path";
import { writeWholeSync } from "#catalog/cache.ts";
import { findKind } from "../files/kinds.ts";
import { isContentPath, Refusal, resolveInside } from "./safe-path.ts";
import { readMessage } from "../error-message.ts";

/** What has become of a file: `gone` on disk, or changed there meanwhile, is settled by whoever edits it. */
export type FileState = "same" | "changed" | "new" | "conflict";

export type ChangedFile = { path: string; state: Exclude<FileState, "same"> };

/**
 * Where unsaved changes live: a copy of the content folder that is edited (`draft`), and what each file was when its
 * editing began (`base`). The check and the pages read the draft, so that both tell of what is not saved yet; and a
 * killed process loses nothing, because both are on disk.
 */
export class Workspace {
  readonly content: string;
  readonly draft: string;
  readonly base: string;

  constructor(content: string, folder: string) {
    this.content = content;
    this.draft = join(folder, "draft");
    this.base = join(folder, "base");
    for (const each of [this.draft, this.base]) mkdirSync(each, { recursive: true });
    this.takeOver();
  }

  /** Follows what has changed on disk, in every file that nobody is editing. */
  takeOver(): void {
    const names = new Set([...listFiles(this.content), ...listFiles(this.draft)]);
    for (const path of names) {
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

  /** The text of a file as it is being edited, and as it was; undefined where there is none. */
  read(path: string, from: "draft" | "base" | "content" = "draft"): string | undefined {
    return readBytes(resolveInside(this[from], path))?.toString("utf8");
  }

  readBytes(path: string): Buffer | undefined {
    return readBytes(resolveInside(this.draft, path));
  }

  /** Identifies what a tab has seen of a file, so that it does not write over what another one wrote. */
  versionOf(path: string): string {
    const bytes = readBytes(resolveInside(this.draft, path));
    return bytes ? createHash("sha256").update(bytes).digest("base64url").slice(0, 16) : "none";
  }

  /** Keeps a change that is not saved yet. */
  change(path: string, body: string | Uint8Array, seen: string): void {
    resolveInside(this.content, path);
    if (this.versionOf(path) !== seen)
      throw new Refusal(409, `${path} was changed in another tab or on disk; reload it, and make this change again`);
    writeWholeSync(resolveInside(this.draft, path), body);
  }

  /** Drops the changes of a file: it is what stands on disk. */
  discard(path: string): void {
    const real = readBytes(resolveInside(this.content, path));
    for (const root of [this.base, this.draft]) this.put(root, path, real);
  }

  /** Settles a conflict: what was written on disk meanwhile will be replaced on saving. */
  keepOwn(path: string): void {
    this.put(this.base, path, readBytes(resolveInside(this.content, path)));
  }

  /**
   * Writes changed files to the content folder, each whole or not at all. One that changed on disk meanwhile stops all of
   * it before anything is written; if the disk is full, what was not written stays among the changes.
   */
  save(paths: readonly string[]): { saved: string[]; failed?: string } {
    const stale = paths.filter((path) => this.stateOf(path) === "conflict");
    if (stale.length > 0)
      throw new Refusal(
        409,
        `${stale.join(", ")} changed on disk meanwhile; nothing was saved. Choose there which to keep`,
      );
    const saved: string[] = [];
    for (const path of paths) {
      const body = readBytes(resolveInside(this.draft, path));
      try {
        if (body) writeWholeSync(resolveInside(this.content, path), body);
        this.put(this.base, path, body);
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

  private put(root: string, path: string, body: Buffer | undefined): void {
    const file = resolveInside(root, path);
    if (body) writeWholeSync(file, body);
    else rmSync(file, { force: true });
  }
}

/** The files of a folder that may be edited, by their path in it; no link is followed. */
function listFiles(root: string, folder = ""): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
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
