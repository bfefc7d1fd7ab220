/** Where rendered pages, and files for machines, lie until they are published. */
export const rendered = { pages: "dist/rendered/pages", files: "dist/rendered/files" } as const;
