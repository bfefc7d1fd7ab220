import type { PageRequest } from "#catalog/model.ts";
import { getToday } from "#catalog/read/values.ts";
import { locales } from "#site/locales.ts";

const validDays = 365;

/** `/.well-known/security.txt` (RFC 9116): where to report a vulnerability. Every build extends its validity. */
export function make({ catalog }: PageRequest) {
  const { site } = catalog;
  const { address } = site;
  const expires = new Date(Date.parse(getToday()) + validDays * 86_400_000).toISOString();
  return `Contact: mailto:${site.email}\nExpires: ${expires}\nPreferred-Languages: ${locales.join(", ")}\nCanonical: ${address}/.well-known/security.txt\n`;
}
