/** Longest request target that is looked at, in characters. */
const longest = 4096;

export type Address = { path: string; query: string } | { problem: 400 | 414 };

/** Takes a request target apart. Bad encodings and control characters are a 400, an overlong one a 414. */
export function readAddress(target: string): Address {
  if (target.length > longest) return { problem: 414 };
  const [raw = "", ...rest] = target.split("?");
  if (!raw.startsWith("/")) return { problem: 400 };
  try {
    const path = decodeURIComponent(raw);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    if (/[\u0000-\u001f\u007f\\]/.test(path) || path.split("/").includes("..")) return { problem: 400 };
    return { path, query: rest.length > 0 ? `?${rest.join("?")}` : "" };
  } catch {
    return { problem: 400 };
  }
}

/** The one way to write a path: lower case, no doubled slash, none at the end. */
export function canonical(path: string): string {
  return path
    .toLowerCase()
    .replace(/\/{2,}/g, "/")
    .replace(/(?<=.)\/$/, "");
}
