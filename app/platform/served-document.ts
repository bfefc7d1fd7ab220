import type { Shell } from "#catalog/page-data.ts";
import type { PageLanguages } from "#site/locales.ts";

export const servedPageElementId = "page-data";

/**
 * What a document contains for hydration: the frame, and the page with its data (`apart`: the file with the rest) or
 * the status of an error.
 */
export type ServedPage = { shell: Shell } & (
  | { route: string; name: string; data: PageLanguages; apart?: string | undefined }
  | { status: number }
);

/** The page with which this document was served. */
export function readServedPage(): ServedPage {
  const read = readJson(servedPageElementId);
  if (!read || !isServed(read)) throw new Error("The document carries no data of its page");
  restoreMarkup(read);
  return read;
}

function isServed(read: object): read is ServedPage {
  return "shell" in read && ("route" in read || "status" in read);
}

/** Stands in a page's data for markup that the document already contains: the index of its `data-markup` element. */
type ServedMarkup = { $markup: number };

const opening = 'data-markup="">';
/** Shorter texts take no more space than a reference. */
const worthNaming = 60;

/** For the build: the data as JSON, without the markup that the document shows. */
export function dedupeMarkup(data: unknown, html: string): unknown {
  const starts: number[] = [];
  for (let at = html.indexOf(opening); at >= 0; at = html.indexOf(opening, at + 1)) starts.push(at + opening.length);
  const placeOf = (text: string) =>
    starts.findIndex((start) => html.startsWith(text, start) && html.startsWith("</div>", start + text.length));
  const named = JSON.stringify(data, (_, value: unknown) => {
    const $markup = typeof value === "string" && value.length > worthNaming ? placeOf(value) : -1;
    return $markup < 0 ? value : ({ $markup } satisfies ServedMarkup);
  });
  return JSON.parse(named);
}

/**
 * For the browser, before anything in the document has changed: replaces references in the data by the markup. It walks
 * the data itself, since `JSON.parse` with a function takes ten times as long as without.
 */
function restoreMarkup(data: object): void {
  const elements = document.querySelectorAll("[data-markup]");
  const walk = (holder: object) => {
    for (const [key, value] of Object.entries(holder))
      if (isServedMarkup(value)) Reflect.set(holder, key, elements[value.$markup]?.innerHTML);
      else if (typeof value === "object" && value !== null) walk(value);
  };
  if (elements.length > 0) walk(data);
}

function isServedMarkup(value: unknown): value is ServedMarkup {
  return typeof value === "object" && value !== null && "$markup" in value && typeof value.$markup === "number";
}

/** Settings in the served HTML for the running page; they can be changed there without a rebuild. */
export type SiteConfig = {
  codeId: string;
  baseUrl: string;
  /** The whole style sheet, if the document has only its own part. */
  styles?: string;
};

export const siteConfigElementId = "site-config";
const fallback: SiteConfig = { codeId: "dev", baseUrl: "/" };

let known: SiteConfig | undefined;

/** Reads the configuration from the page once. If it is missing or invalid, the defaults apply. */
export function readSiteConfig(): SiteConfig {
  if (typeof document === "undefined") return fallback;
  known ??= { ...fallback, ...readJson(siteConfigElementId) };
  return known;
}

export const servedMessagesElementId = "messages";

/** The content of a JSON element in the document; undefined if it is missing or invalid. */
export function readJson(id: string): object | undefined {
  try {
    const value: unknown = JSON.parse(document.getElementById(id)?.textContent ?? "null");
    return typeof value === "object" && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
