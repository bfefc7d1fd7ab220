import { basename, dirname, extname, posix } from "node:path";
import sharp from "sharp";
import { makeId } from "../../tools/change-content/edit-text.ts";
import { Refusal } from "./safe-path.ts";
import type { Workspace } from "./workspace.ts";

/** Enough for any screen; the build makes the sizes that pages load. */
const widest = 1400;
const limitInputPixels = 100_000_000;

/** Puts a picture beside a text, upright, no larger than screens are and without the camera's notes; returns its name there. */
export async function addPicture(workspace: Workspace, text: string, given: string, bytes: Buffer): Promise<string> {
  workspace.requireText(text);
  const isPhoto = /\.(jpe?g|webp|avif|heic)$/i.test(given);
  const picture = sharp(bytes, { limitInputPixels, failOn: "truncated" })
    .rotate()
    .resize({ width: widest, height: widest, fit: "inside", withoutEnlargement: true });
  const body = await (isPhoto ? picture.jpeg({ quality: 88, mozjpeg: true }) : picture.png()).toBuffer().catch(() => {
    throw new Refusal(400, "This cannot be read as a picture; save it as PNG, JPEG, WebP or AVIF");
  });
  const name = makeId(basename(given, extname(given))) || "picture";
  for (let count = 1; count < 100; count += 1) {
    const file = `${name}${count > 1 ? `-${count}` : ""}${isPhoto ? ".jpg" : ".png"}`;
    const path = posix.join(dirname(text), file);
    const known = workspace.readBytes(path);
    if (!known) workspace.change(path, body, "none");
    if (!known || known.equals(body)) return file;
  }
  throw new Refusal(400, `There are a hundred pictures called ${name} already; give the file another name`);
}
