/** The site an address belongs to, in the form readers know: abf.gov.au. */
export const hostOf = (url: string): string => new URL(url).hostname.replace(/^www\./, "");
