/** Where rendered pages, files for machines and redirects are kept until they are published. */
export const rendered = {
  pages: "dist/rendered/pages",
  files: "dist/rendered/files",
  redirects: "dist/rendered/redirects.json",
} as const;
