import { createHash } from "node:crypto";

/** What the build records about each address: `table.json` of a release. The server and the policies read it. */
export type SiteTable = {
  id: string;
  /** By exact path. */
  files: Record<string, FileEntry>;
  /** Path to target, both exact. */
  redirects: Record<string, string>;
  /** The 404 pages, by the first part of the addresses they are for (`/zh`); `/` is for all others. */
  notFound: Record<string, string>;
  /** Hashes (base64 SHA-256) of the inline script that every page has, and of the style sheets, of which it has one. */
  inline: { script: string; styles: string[] };
  /** Collections of the icon endpoint, each with the file of its complete set. */
  icons: Record<string, string>;
};

export type FileEntry = {
  /** Path below the release's `public` folder. */
  file: string;
  type: string;
  cache: CacheClass;
  /** Strong validator of the identity encoding, without quotes: its SHA-256 begins with it. */
  etag: string;
  /** Encodings stored next to the file. */
  encodings: ("br" | "gzip")[];
  /** Size of each encoding in bytes. */
  encoded?: { br?: number; gzip?: number };
  /** The same of each encoding as the etag of the identity. */
  digests?: { br?: string; gzip?: string };
  /** Bytes of the identity encoding. */
  size: number;
};

export type CacheClass = "immutable" | "revalidate" | "never" | "day";

/** What the table notes of a file's bytes, to recognize them by. */
export function digest(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex").slice(0, 20);
}

export const encodingSuffix = { br: ".br", gzip: ".gz" } as const;

export type IconSet = {
  prefix: string;
  icons: Record<string, object>;
  aliases?: Record<string, { parent: string }>;
  width?: number;
  height?: number;
};
