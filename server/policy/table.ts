/** What the build says of each address: `table.json` of a release. The server and the policies read it. */
export type SiteTable = {
  id: string;
  /** By exact path. */
  files: Record<string, FileEntry>;
  /** Path to target, both exact. */
  redirects: Record<string, string>;
  /** The documents for unknown addresses, by the first part of the addresses (`/zh`); `/` is that of all others. */
  notFound: Record<string, string>;
  /** Hashes (base64 SHA-256) of the inline script and the inline stylesheet that every page has. */
  inline: { script: string; style: string };
  /** Collections of the icon endpoint, with the file of their whole set. */
  icons: Record<string, string>;
};

export type FileEntry = {
  /** Below the release's `public` folder. */
  file: string;
  type: string;
  cache: CacheClass;
  /** Strong validator of the identity encoding, without quotes. */
  etag: string;
  /** Encodings that lie beside the file. */
  encodings: ("br" | "gzip")[];
  /** Bytes of each. */
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
