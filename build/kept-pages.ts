import { mkdirSync, readFileSync, writeFileSync } from "node:fs";

/** A page that need not be rendered again as long as its key is the same. */
export type KeyedPage = {
  path: string;
  /** Identifies everything the page is made from: code and data. */
  key: string;
  /** Whether the page has enough visitors to justify the slowest compression. */
  popular: boolean;
};

const folder = `${process.env.CACHE ?? ".cache"}/pages`;

/** Keys of the pages that earlier builds rendered and `build/publish` kept. */
export function keptPages(): ReadonlySet<string> {
  try {
    const index: [key: string, page: unknown][] = JSON.parse(readFileSync(`${folder}/index.json`, "utf8"));
    return new Set(index.map(([key]) => key));
  } catch {
    return new Set();
  }
}

/** Tells `build/publish` the keys of this build's pages. */
export function writePages(pages: readonly KeyedPage[]): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/wanted.json`, JSON.stringify(pages));
}
