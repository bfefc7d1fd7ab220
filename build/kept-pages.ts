import { mkdirSync, readFileSync, writeFileSync } from "node:fs";

/** A page that need not be rendered again while its key is the same. */
export type KeyedPage = {
  path: string;
  /** Names everything the page is made of: code and data. */
  key: string;
  /** Whether enough visitors fetch it for the slowest compression to pay. */
  popular: boolean;
};

const folder = `${process.env.CACHE ?? ".cache"}/pages`;

/** Keys of the pages that earlier builds have rendered. `build/publish` keeps them. */
export function keptPages(): ReadonlySet<string> {
  try {
    const index: [key: string, page: unknown][] = JSON.parse(readFileSync(`${folder}/index.json`, "utf8"));
    return new Set(index.map(([key]) => key));
  } catch {
    return new Set();
  }
}

/** Tells `build/publish` which keys the pages of this build have. */
export function writePages(pages: readonly KeyedPage[]): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/wanted.json`, JSON.stringify(pages));
}
