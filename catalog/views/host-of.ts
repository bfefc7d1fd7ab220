/** Whose page an address is, as a reader knows it: abf.gov.au. */
export const hostOf = (url: string): string => new URL(url).hostname.replace(/^www\./, "");
