import { isUtf8 } from "node:buffer";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, extname, join, relative } from "node:path";
import type { Problems } from "./problems.ts";
import { rememberTexts } from "../cache.ts";

/** The files of a content folder, by their path in it. */
export type Files = {
  root: string;
  has: (file: string) => boolean;
  text: (file: string) => string;
  /** Files below `folder` with a base name (`card.yaml`) or an extension (`.md`), in order. */
  list: (folder: string, ending: string) => string[];
};

/**
 * Reads `root` from disk, each file and folder once: what is opened stays as it was. File names include `root`, so that
 * messages show them in full.
 */
export function openFiles(root: string): Files {
  const entries = rememberTexts((folder) =>
    existsSync(folder)
      ? readdirSync(folder, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map(({ name, parentPath }) => ({ name, file: join(parentPath, name) }))
          .sort((a, b) => (a.file < b.file ? -1 : 1))
      : [],
  );
  return {
    root,
    has: (file) => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false,
    text: rememberTexts((file) => normalizeText(readFileSync(file, "utf8"))),
    list: (folder, ending) =>
      entries(join(root, folder)).flatMap(({ name, file }) =>
        (ending.startsWith(".") ? name.endsWith(ending) : name === ending) ? [file] : [],
      ),
  };
}

/** Texts that are not on disk, such as those a release was made from, by their path. */
export function openTexts(texts: Readonly<Record<string, string>>): Files {
  const list = (folder: string, ending: string) =>
    Object.keys(texts)
      .filter(
        (file) =>
          file.startsWith(`${folder}/`) && (ending.startsWith(".") ? file.endsWith(ending) : basename(file) === ending),
      )
      .sort();
  return { root: ".", has: (file) => texts[file] !== undefined, text: (file) => texts[file] ?? "", list };
}

/** The path of a file in its content folder, written the same on every machine. */
export function toContentPath({ root }: Pick<Files, "root">, file: string): string {
  return relative(root, file).replaceAll("\\", "/");
}

/** A text without a byte-order mark, which some programs write first, and with the line ends of one kind. */
export function normalizeText(text: string): string {
  return text.replaceAll("\uFEFF", "").replaceAll(/\r\n?/g, "\n");
}

/** Texts and data; the longest of a large site has some tens of kilobytes. */
const mostText = 500_000;
/** Pictures and files that texts offer. */
const mostBytes = 50_000_000;
const textKinds: ReadonlySet<string> = new Set([".md", ".yaml", ".csv", ".json"]);

/**
 * Reports what a content folder may not hold, before anything in it is opened: links, for what they lead to may be
 * anywhere and would be published, and no build would notice that it changed; what is no file and no folder, for a pipe
 * would wait for ever; and what is too large to be content.
 */
export function checkFiles(root: string, problems: Problems): void {
  // what is missing is said by name where it is wanted
  if (!existsSync(root)) return;
  for (const entry of readdirSync(root, { withFileTypes: true })) {
    const file = join(root, entry.name);
    if (entry.isDirectory()) checkFiles(file, problems);
    else if (entry.isSymbolicLink())
      problems.error(file, 1, "this is a link, and no file", "put the file itself in its place");
    else checkFile(file, problems);
  }
}

function checkFile(file: string, problems: Problems): void {
  const found = statSync(file, { throwIfNoEntry: false });
  // an editor writes beside a file and puts the new one in its place: what it wrote may be gone by now
  if (!found) return;
  const most = textKinds.has(extname(file)) ? mostText : mostBytes;
  const error = (wrong: string, right: string) => problems.error(file, 1, wrong, right);
  if (!found.isFile()) error("this is a pipe, a socket or a device, and no file", "remove it from the content folder");
  else if (found.size > most)
    error(`the file has ${megabytes(found.size)} MB, the limit is ${megabytes(most)} MB`, "shorten it, or divide it");
  else if (textKinds.has(extname(file))) checkEncoding(file, readFileSync(file), problems);
}

function megabytes(bytes: number): number {
  return Math.ceil(bytes / 100_000) / 10;
}

const saveAgain =
  'open it where it was written and save it as UTF-8: in Excel the file type "CSV UTF-8", in an editor "Save with encoding: UTF-8"';

const lookForLost = "where letters are question marks by then, take the file from its last version: they are lost";

/** What another program writes for letters that its encoding has not, outside code. */
const replaced = /\?{2,}/;

/** What a text becomes when its UTF-8 is read as Windows-1252 or as GBK, and saved again. */
const misread = /Ã[\u0080-¿‘-›€]|â€[œ™“”˜¦]|Â[\u00A0-¿]|锟斤拷|烫烫烫|[锛銆鈥鐨].{0,3}[锛銆鈥鐨涓鍦]/u;

/** Reports a text that is not in UTF-8, by the name of its encoding, and one whose characters another program has lost. */
export function checkEncoding(file: string, bytes: Uint8Array, problems: Problems): void {
  const encoding = findEncoding(bytes);
  if (encoding) {
    const right = encoding.startsWith("UTF-16") ? saveAgain : `${saveAgain}; ${lookForLost}`;
    problems.block(file, findBadLine(bytes), `the file is saved in ${encoding}, not in UTF-8`, right);
    return;
  }
  const text = new TextDecoder().decode(bytes);
  if (!text.includes("\uFFFD") && !misread.test(text) && !replaced.test(text)) return;
  const lines = text.replaceAll(/^```[\s\S]*?^```|`[^`\n]*`/gm, (code) => code.replaceAll("?", " ")).split("\n");
  const lost = lines.findIndex((line) => line.includes("\uFFFD"));
  const wrong = lines.findIndex((line) => misread.test(line));
  const marks = lines.flatMap((line, at) => (replaced.test(line) ? [at + 1] : []));
  if (lost >= 0)
    problems.block(
      file,
      lost + 1,
      'characters are lost here, and "�" stands in their place: the file was once saved in another encoding',
      "write the text again, or take the file as it was before",
    );
  else if (wrong >= 0)
    problems.block(
      file,
      wrong + 1,
      `"${misread.exec(lines[wrong] ?? "")?.[0]}" is a text that was read in the wrong encoding`,
      "take the file as it was before; when opening it, choose UTF-8",
    );
  else if (marks[0] !== undefined)
    problems.block(
      file,
      marks[0],
      `"${replaced.exec(lines[marks[0] - 1] ?? "")?.[0]}" stands in the place of letters${marks.length > 1 ? `, here and in ${marks.length === 2 ? "one more line" : `${marks.length - 1} more lines`}` : ""}: another program lost them when it saved the file`,
      "take the file from its last version and save it as UTF-8; a question ends with one question mark",
    );
}

/** The name of the encoding, if it is another than UTF-8. */
function findEncoding(bytes: Uint8Array): string | undefined {
  const [first = 0, second = 0] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff) || bytes.subarray(0, 4096).includes(0))
    return 'UTF-16 (in Windows "Unicode")';
  if (isUtf8(bytes)) return undefined;
  // Chinese text has its high bytes in pairs, a European one single letters among plain ones
  let [single, paired] = [0, 0];
  for (let at = 0; at < bytes.length; at += 1) {
    if ((bytes[at] ?? 0) < 0x80) continue;
    if ((bytes[at + 1] ?? 0) < 0x80) single += 1;
    else {
      paired += 1;
      at += 1;
    }
  }
  return paired > single ? "GBK or GB18030 (Chinese Windows)" : "Windows-1252 (Western Windows)";
}

/** The first line that is not UTF-8. */
function findBadLine(bytes: Uint8Array): number {
  let line = 1;
  for (let from = 0; from < bytes.length; line += 1) {
    const end = bytes.indexOf(0x0a, from);
    const to = end < 0 ? bytes.length : end;
    if (!isUtf8(bytes.subarray(from, to))) return line;
    from = to + 1;
  }
  return 1;
}
