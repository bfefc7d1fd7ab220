import { lstatSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { timingSafeEqual } from "node:crypto";

/** A request for something that the editor does not do; its message is for the person who works with it. */
export class Refusal extends Error {
  override name = "Refusal";
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const kinds = /\.(md|yaml|csv|json|txt|png|jpe?g|webp|avif|gif|tiff|svg|pdf|xlsx|docx|zip)$/;
/** A name that any system takes: not hidden, no device of Windows, nothing unseen, no percent form of another sign. */
const part = /^(?!\.|(con|prn|aux|nul|com\d|lpt\d)(\.|$))[^/\\:*?"<>|%\p{C}]+(?<![ .])$/iu;
/** Systems take 255 bytes for a name, of which some are for that of the file while it is written. */
const mostBytes = 200;

/** Whether a path reads like that of a content file: plain names, none hidden, and a kind that content has. */
export function isContentPath(path: string): boolean {
  const isName = (name: string) => part.test(name) && Buffer.byteLength(name) <= mostBytes;
  return path.length <= 300 && path.split("/").every(isName) && kinds.test(path);
}

/** The place of a content file, by its path in the folder. Nothing leads out: no `..`, no absolute path, no link on the way. */
export function resolveInside(root: string, path: string): string {
  if (!isContentPath(path))
    throw new Refusal(400, `"${path.slice(0, 100)}" is no content file; name one such as newsroom/a-title/index.md`);
  const names = path.split("/");
  let file = realpathSync(root);
  for (const [at, name] of names.entries()) {
    file = join(file, name);
    const found = lstatSync(file, { throwIfNoEntry: false });
    // nothing is there, nor below it
    if (!found) return join(file, ...names.slice(at + 1));
    // a link is not where it seems to be, and one that leads nowhere is no place either
    if (found.isSymbolicLink())
      throw new Refusal(403, `${name} in ${path} is a link; put what it leads to in its place`);
    if (at < names.length - 1 ? !found.isDirectory() : !found.isFile())
      throw new Refusal(400, `${path} is no file: ${name} is ${found.isDirectory() ? "a folder" : "a file itself"}`);
  }
  return file;
}

/** Compares a secret in a time that tells nothing of it. */
export function isSecret(given: string, known: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(known)];
  return a.length === b.length && timingSafeEqual(a, b);
}
