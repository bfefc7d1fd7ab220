import { localeOfPath } from "#site/locales.ts";

/** Whether an address is a page of this site in the document's language, so that the document can go there itself. */
export function isPage({ origin, pathname }: Pick<URL, "origin" | "pathname">): boolean {
  const { location } = window;
  if (origin !== location.origin || /\.[a-z]+$/.test(pathname)) return false;
  return localeOfPath(pathname) === localeOfPath(location.pathname);
}

/** The path of a link that opens such a page in this window; otherwise undefined. */
export function pagePath(link: HTMLAnchorElement): string | undefined {
  const elsewhere = (link.target !== "" && link.target !== "_self") || link.hasAttribute("download");
  return !elsewhere && isPage(link) ? link.pathname : undefined;
}
