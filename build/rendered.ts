/** Where rendered pages, files for machines, and the redirects lie until they are published. */
export const rendered = {
  pages: "dist/rendered/pages",
  files: "dist/rendered/files",
  redirects: "dist/rendered/redirects.json",
} as const;
