/** What the build records about each address: `table.json` of a release. The server and the policies read it. */
export type SiteTable = {
  id: string;
  /** By exact path. */
  files: Record<string, FileEntry>;
  /** Path to target, both exact. */
  redirects: Record<string, string>;
  /** The 404 pages, by the first part of the addresses they are for (`/zh`); `/` is for all others. */
  notFound: Record<string, string>;
  /** Hashes (base64 SHA-256) of the inline script and the inline stylesheet that every page has. */
  inline: { script: string; style: string };
  /** Collections of the icon endpoint, each with the file of its complete set. */
  icons: Record<string, string>;
};

export type FileEntry = {
  /** Path below the release's `public` folder. */
  file: string;
  type: string;
  cache: CacheClass;
  /** Strong validator of the identity encoding, without quotes. */
  etag: string;
  /** Encodings stored next to the file. */
  encodings: ("br" | "gzip")[];
  /** Size of each encoding in bytes. */
  encoded?: Record<"br" | "gzip", number>;
  /** Bytes of the identity encoding. */
  size: number;
};

export type CacheClass = "immutable" | "revalidate" | "never" | "day";

export const encodingSuffix = { br: ".br", gzip: ".gz" } as const;

export type IconSet = {
  prefix: string;
  icons: Record<string, object>;
  aliases?: Record<string, { parent: string }>;
  width?: number;
  height?: number;
};
