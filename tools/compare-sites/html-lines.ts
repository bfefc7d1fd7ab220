type Token = { comment?: string; close?: string; open?: string; attributes?: string; self?: string; text?: string };

const token =
  /<!--[\s\S]*?-->|<!DOCTYPE[^>]*>|<\/(?<close>[a-z][\w:-]*)\s*>|<(?<open>[a-z][\w:-]*)(?<attributes>(?:\s+[^\s=>"/]+(?:="[^"]*"|='[^']*')?)*)\s*(?<self>\/?)>|(?<text>[^<]+)/giy;
const attribute = /([^\s=>"/]+)(?:=(?:"([^"]*)"|'([^']*)'))?/g;
/** Elements that only group others for styling: what is in them counts, they themselves do not. */
const groups = new Set(["div", "span", "g"]);
const inline = new Set(["span", "a", "b", "em", "strong", "i", "small", "sup", "sub", "abbr", "time", "bdi", "code"]);
/** Ids that React makes. */
const reactId = /^(?:_[rR]_\w*_|«\w+»|:\w+:)/;

/** A page as a visitor without scripts gets it, a line for each element with a meaning and for each text. */
type PageLines = { head: string; content: string };

/**
 * Reads the HTML of a page. Left out: classes, `data-*`, ids made by React, scripts that carry code or the page's data,
 * styles and preloaded chunks. Throws where the markup is not well formed.
 */
export function readPageLines(html: string): PageLines {
  const lines: { head: string[]; content: string[] } = { head: [], content: [] };
  let part: string[] = lines.head;
  let text = "";
  const endText = () => {
    const line = decode(text).replace(/\s+/g, " ").trim();
    if (line) part.push(JSON.stringify(line));
    text = "";
  };
  token.lastIndex = 0;
  while (token.lastIndex < html.length) {
    const at = token.lastIndex;
    const found = token.exec(html)?.groups as Token | undefined;
    if (token.lastIndex === 0) throw new Error(`cannot be read as HTML from: ${html.slice(at, at + 80)}`);
    const { open: tag = "", close = "", attributes = "" } = found ?? {};
    const name = (tag || close).toLowerCase();
    if (found?.text) text += found.text;
    if (!name) continue;
    if (!inline.has(name)) endText();
    if (tag && ["script", "style", "template"].includes(name)) {
      const end = html.indexOf(`</${name}>`, token.lastIndex);
      const body = html.slice(token.lastIndex, end);
      token.lastIndex = end + name.length + 3;
      if (/application\/ld\+json/.test(attributes)) part.push(`structured data ${sortJson(body)}`);
      continue;
    }
    if (name === "body" && tag) part = lines.content;
    const kept = tag ? readAttributes(attributes, name) : "";
    if (name === "link" && /rel="(?:module)?preload"|\/assets\//.test(kept)) continue;
    if (tag && (kept || !groups.has(name))) {
      if (inline.has(name)) endText();
      part.push(`<${name}${kept}>`);
    } else if (close && inline.has(name) && name !== "span") {
      endText();
    }
  }
  endText();
  return { head: lines.head.join("\n"), content: lines.content.join("\n") };
}

function readAttributes(text: string, tag: string): string {
  return [...text.matchAll(attribute)]
    .map(([, name = "", double, single]) => [name.toLowerCase(), decode(double ?? single ?? "")] as const)
    .filter(([name]) => name !== "class" && !name.startsWith("data-"))
    .map(([name, value]) => [name, value.split(" ").map(nameReactId).join(" ")] as const)
    .filter(([name, value]) => !(groups.has(tag) && name === "id" && value === "react"))
    .map(([name, value]) => ` ${name}=${JSON.stringify(value)}`)
    .sort()
    .join("");
}

function nameReactId(word: string): string {
  const own = word.replace(/^#/, "");
  return reactId.test(own) ? "react" : word.replace(/url\(#(?:_[rR]_\w*_|«\w+»)[^)]*\)/, "url(#react)");
}

function sortJson(text: string): string {
  const sort = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(sort)
      : value && typeof value === "object"
        ? Object.fromEntries(
            Object.entries(value)
              .sort(([a], [b]) => (a < b ? -1 : 1))
              .map(([key, child]) => [key, sort(child)]),
          )
        : value;
  return JSON.stringify(sort(JSON.parse(text)));
}

function decode(text: string): string {
  const named: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0" };
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) =>
    hex || decimal ? String.fromCodePoint(Number.parseInt(hex ?? decimal, hex ? 16 : 10)) : (named[name] ?? whole),
  );
}

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
