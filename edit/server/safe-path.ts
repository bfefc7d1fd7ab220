import { existsSync, lstatSync, realpathSync } from "node:fs";
import { dirname, join, resolve, sep } from "node:path";

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

/**
 * The place of a content file, by its path in the folder. Nothing leads out of it: no `..`, no absolute path, no link,
 * neither of the file itself nor of a folder above it.
 */
export function resolveInside(root: string, path: string): string {
  if (!isContentPath(path))
    throw new Refusal(400, `"${path.slice(0, 100)}" is no content file; name one such as newsroom/a-title/index.md`);
  const real = realpathSync(root);
  const file = join(real, ...path.split("/"));
  for (let each = file; each !== real; each = dirname(each)) {
    const found = lstatSync(each, { throwIfNoEntry: false });
    if (found?.isSymbolicLink())
      throw new Refusal(403, `${path} is a link, or lies behind one; put the file itself in its place`);
    if (found && each === file && !found.isFile()) throw new Refusal(400, `${path} is a folder; name a file in it`);
  }
  // what the system makes of the path has the last word
  const above = dirname(file);
  if (existsSync(above) && !`${realpathSync(above)}${sep}`.startsWith(`${real}${sep}`))
    throw new Refusal(403, `${path} lies outside the content folder`);
  return resolve(file);
}
