/** The one way to write an address, for the browser as for the server: lower case, no doubled slash, none at the end. */
export function canonicalPath(pathname: string): string {
  return pathname
    .toLowerCase()
    .replace(/\/{2,}/g, "/")
    .replace(/(?<=.)\/$/, "");
}
