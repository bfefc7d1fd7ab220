/** Upper case without spaces, hyphens and dots, so that "im1 1aa" and "IM1-1AA" are the same. */
export function plainPostcode(postcode: string): string {
  return postcode.toUpperCase().replace(/[\s.-]/g, "");
}
