import { plain } from "./page-text.ts";

export type Days = { min: number; max: number };

/** A line as its page tells it: by place, what the list beside the map says. */
export type Line = {
  slug: string;
  name: string;
  html: string;
  table: string[][];
  places: ReadonlyMap<string, { price: string; days: Days }>;
};

/** Reads the figures of a line's page from its markup. For tests. */
export function lineOf(slug: string, html: string): Line {
  const listed = html.slice(html.indexOf('id="places"'));
  const rows = listed
    .slice(0, listed.indexOf("</ul>"))
    .matchAll(/<li.*?<a [^>]*>(.*?)<\/a><span[^>]*>(.*?)<\/span><span[^>]*>(.*?)<\/span>/gs);
  const places = [...rows].map(
    ([, name = "", price = "", days = ""]) => [plain(name), { price: plain(price), days: daysIn(days) }] as const,
  );
  const name = plain(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? "")
    .replaceAll(" ", "\u0020")
    .trim();
  return { slug, name, html, table: cellsOf(html)[0] ?? [], places: new Map(places) };
}

/** The tables of a page as rows of cells, each as text. */
export function cellsOf(html: string): string[][][] {
  return [...html.matchAll(/<table.*?<\/table>/gs)].map(([table]) =>
    [...table.matchAll(/<tr.*?<\/tr>/gs)].map(([row]) =>
      [...row.matchAll(/<(th|td)\b.*?<\/\1>/gs)].map(([cell]) => plain(cell).trim()),
    ),
  );
}

/** The sentences of a page's own texts that say a span of working days. */
export function fromHub(html: string): string[] {
  const texts = [...html.matchAll(/<p[ >].*?<\/p>/gs)].map(([text]) => plain(text).trim());
  return texts
    .flatMap((text) => text.split(/(?<=[.!?]) |(?<=[。！？；])/))
    .filter((sentence) => /\d+ (?:to|至) \d+ (?:working days|个工作日)/.test(sentence));
}

/** `9–12 working days`, `9 to 12`, `9 至 12` */
export function daysIn(text = ""): Days {
  const [, min, max] =
    /(\d+)(?:–\u2060?| to |[^\d，。]{0,4}至[^\d，。]{0,3})(\d+)/.exec(text) ?? /(\d+)/.exec(text) ?? [];
  return { min: Number(min), max: Number(max ?? min) };
}
