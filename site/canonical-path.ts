/** The canonical form of an address, in browser and server alike: lower case, no doubled slash, none at the end. */
export function canonicalPath(pathname: string): string {
  return pathname
    .toLowerCase()
    .replace(/\/{2,}/g, "/")
    .replace(/(?<=.)\/$/, "");
}
