import { basename, extname } from "node:path";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".xml": "application/xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".csv": "text/csv; charset=utf-8",
  ".ics": "text/calendar; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".jpeg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".woff2": "font/woff2",
  ".pdf": "application/pdf",
  ".xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  ".docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  ".zip": "application/zip",
};

const feeds: Readonly<Record<string, string>> = {
  "feed.xml": "application/atom+xml; charset=utf-8",
  "feed.json": "application/feed+json",
};

/** The media type of a file of the site. A file type that is not listed here fails the build. */
export function getMediaType(file: string): string {
  const type = feeds[basename(file)] ?? types[extname(file)];
  if (!type) throw new Error(`${file}: its media type is not known; name it in build/publish/types.ts`);
  return type;
}
