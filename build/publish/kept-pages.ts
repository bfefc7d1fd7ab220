import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { encodingSuffix, type FileEntry } from "#server/policy/table.ts";
import type { KeyedPage } from "../kept-pages.ts";
import { compress, compressKept, describe, sizesOf } from "./compress.ts";

/** A rendered page with its payload, ready to serve, as stored in `.cache/pages/`. */
export type KeptPage = {
  html: Omit<FileEntry, "file" | "cache">;
  payload: Omit<FileEntry, "file" | "cache">;
  icons: string[];
};

const folder = join(process.env.CACHE ?? ".cache", "pages");

/** Pages kept between builds by key: what has not changed is neither rendered nor compressed again. */
export class KeptPages {
  readonly #known: Map<string, KeptPage>;
  readonly #used = new Map<string, KeptPage>();

  constructor() {
    const index = join(folder, "index.json");
    this.#known = new Map(existsSync(index) ? JSON.parse(readFileSync(index, "utf8")) : []);
  }

  /** This build's keyed pages, by path. */
  static wanted(): Map<string, KeyedPage> {
    const file = join(folder, "wanted.json");
    const pages: KeyedPage[] = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : [];
    return new Map(pages.map((page) => [page.path, page]));
  }

  get(key: string): KeptPage | undefined {
    const page = this.#known.get(key);
    if (page) this.#used.set(key, page);
    return page;
  }

  async put(key: string, html: Buffer, payload: Buffer, icons: string[], popular: boolean): Promise<KeptPage> {
    const page = {
      html: await this.#write(this.file(key, "html"), html, popular),
      payload: await this.#write(this.file(key, "json"), payload, popular),
      icons,
    };
    this.#known.set(key, page);
    this.#used.set(key, page);
    return page;
  }

  /** Where a kept body is stored, with its encodings next to it. */
  file(key: string, kind: "html" | "json"): string {
    return join(folder, key.slice(0, 2), `${key}.${kind}`);
  }

  /** Writes the index, and deletes pages that this build did not use. Releases have their own links to the files. */
  save(): void {
    for (const key of this.#known.keys())
      if (!this.#used.has(key))
        for (const kind of ["html", "json"] as const)
          for (const suffix of ["", ...Object.values(encodingSuffix)])
            rmSync(this.file(key, kind) + suffix, { force: true });
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "index.json"), JSON.stringify([...this.#used]));
    for (const entry of readdirSync(folder, { withFileTypes: true }))
      if (entry.isDirectory() && readdirSync(join(folder, entry.name)).length === 0)
        rmSync(join(folder, entry.name), { recursive: true });
  }

  async #write(file: string, body: Buffer, popular: boolean): Promise<KeptPage["html"]> {
    const described = describe(file, body);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, body);
    if (described.encodings.length === 0) return described;
    const encoded = await (popular ? compressKept(body, described.etag) : compress(body, "fast"));
    for (const encoding of described.encodings) writeFileSync(file + encodingSuffix[encoding], encoded[encoding]);
    return { ...described, encoded: sizesOf(encoded) };
  }
}
