/** Why a file cannot be read as a table of orders. */
export type FileProblem = "too-large" | "binary" | "empty" | "no-header" | "old-excel" | "broken-excel";

/** The largest file that is taken, in bytes: a hundred thousand orders are about ten million. */
export const largestFile = 100_000_000;

/** Text of a file in whatever encoding it is in: by its mark, else UTF-8, else GBK, else Windows-1252. */
export function decode(bytes: Uint8Array): string | FileProblem {
  if (bytes.length === 0) return "empty";
  const [a, b] = bytes;
  if (a === 0xff && b === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (a === 0xfe && b === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  if (a === 0xd0 && b === 0xcf) return "old-excel";
  if (bytes.subarray(0, 4096).includes(0)) {
    const unmarked = utf16Of(bytes.subarray(0, 4096));
    return unmarked ? new TextDecoder(unmarked).decode(bytes) : "binary";
  }
  const utf8 = attempt(bytes, "utf-8");
  if (utf8 !== undefined) return utf8;
  const gbk = attempt(bytes, "gbk");
  // bytes that are no UTF-8 are valid GBK by chance; Chinese characters in the header are none
  if (gbk !== undefined && /\p{Script=Han}{2}/u.test(gbk.slice(0, 2000))) return gbk;
  return new TextDecoder("windows-1252").decode(bytes);
}

/** UTF-16 without its mark: in a table most characters are of a language's ASCII part, whose other byte is zero. */
function utf16Of(bytes: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  const zeros = [0, 0];
  for (const [at, byte] of bytes.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (even === 0 && odd * 4 > bytes.length) return "utf-16le";
  return odd === 0 && even * 4 > bytes.length ? "utf-16be" : undefined;
}

/** Whether a file is a modern Excel file: a ZIP by its first bytes. */
export function isWorkbook(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;
}

function attempt(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
