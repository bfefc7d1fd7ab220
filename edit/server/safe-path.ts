import { existsSync, lstatSync, realpathSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
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
const part = /^[^/\\:*?"<>|\0]+$/;

/** Whether a path reads like that of a content file: plain names, none hidden, and a kind that content has. */
export function isContentPath(path: string): boolean {
  const isPlain = path.split("/").every((name) => part.test(name) && !name.startsWith(".") && !name.endsWith(" "));
  return path.length <= 300 && isPlain && kinds.test(path);
}

/** The place of a content file, by its path in the folder. Nothing leads out: no `..`, no absolute path, no link on the way. */
export function resolveInside(root: string, path: string): string {
  if (!isContentPath(path))
    throw new Refusal(400, `"${path.slice(0, 100)}" is no content file; name one such as newsroom/a-title/index.md`);
  const real = realpathSync(root);
  const file = join(real, path);
  // what is there of the way to it; a link is not where it seems to be, and one that leads nowhere is no place either
  let there = file;
  while (!lstatSync(there, { throwIfNoEntry: false })) there = dirname(there);
  if (!existsSync(there) || realpathSync(there) !== there)
    throw new Refusal(403, `${path} is a link, or lies behind one; put the file itself in its place`);
  if (there === file && !statSync(file).isFile()) throw new Refusal(400, `${path} is a folder; name a file in it`);
  return file;
}

/** Compares a secret in a time that tells nothing of it. */
export function isSecret(given: string, known: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(known)];
  return a.length === b.length && timingSafeEqual(a, b);
}
