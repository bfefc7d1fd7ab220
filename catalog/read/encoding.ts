import type { Problems } from "./problems.ts";

const saveAgain =
  'open it where it was written and save it as UTF-8: in Excel the file type "CSV UTF-8", in an editor "Save with encoding: UTF-8"';

/** What a text becomes when its UTF-8 is read as Windows-1252 or as GBK, and saved again. */
const misread = /Ã[\u0080-¿‘-›€]|â€[œ™“”˜¦]|Â[\u00A0-¿]|锟斤拷|烫烫烫|[锛銆鈥鐨].{0,3}[锛銆鈥鐨涓鍦]/u;

/** Reports a text that is not in UTF-8, by the name of its encoding, and one whose characters another program has lost. */
export function checkEncoding(file: string, bytes: Uint8Array, problems: Problems): void {
  const encoding = findEncoding(bytes);
  if (encoding) {
    problems.block(file, findBadLine(bytes), `the file is saved in ${encoding}, not in UTF-8`, saveAgain);
    return;
  }
  const lines = new TextDecoder().decode(bytes).split("\n");
  const lost = lines.findIndex((line) => line.includes("\uFFFD"));
  const wrong = lines.findIndex((line) => misread.test(line));
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

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
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
