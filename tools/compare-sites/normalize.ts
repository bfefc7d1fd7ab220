/** Leaves out of a text what may differ from build to build: ids of builds, hashes and names of chunks. */
export function normalizeText(text: string, ids: readonly string[]): string {
  return ids
    .reduce((rest, id) => rest.replaceAll(id, "BUILD"), text)
    .replace(/\/assets\/[\w./-]+/g, "/assets/*")
    .replace(/\/maps\/[0-9a-f]{8}\.svg/g, "/maps/*.svg")
    .replace(/'sha256-[\w+/=]+'/g, "'sha256-*'");
}

/** A JSON text as sorted lines, a value on each, so that a changed value is a changed line. */
export function writeJsonLines(text: string): string {
  const lines: string[] = [];
  const walk = (value: unknown, path: string) => {
    if (value === null || typeof value !== "object") {
      lines.push(`${path} = ${JSON.stringify(value)}`);
      return;
    }
    const entries = Object.entries(value).sort(([a], [b]) => (Array.isArray(value) ? 0 : a < b ? -1 : 1));
    if (entries.length === 0) lines.push(`${path} = ${Array.isArray(value) ? "[]" : "{}"}`);
    for (const [key, child] of entries) walk(child, Array.isArray(value) ? `${path}[]` : `${path}.${key}`);
  };
  walk(JSON.parse(text), "");
  return lines.join("\n");
}

/** An XML text with a tag or a text on each line. */
export function writeXmlLines(text: string): string {
  return text.replace(/>\s*</g, ">\n<");
}
