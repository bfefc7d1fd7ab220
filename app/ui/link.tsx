import type { AnchorHTMLAttributes } from "react";
import { Link as RouterLink } from "react-router";

/** A link. Pages of this site open in the document, with the transition; files, mail and other sites as the browser does. */
export function Link({ href, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  const page = href.startsWith("/") && !/^[^?#]*\.[a-z0-9]+$/.test(href);
  return page ? <RouterLink to={href} viewTransition {...rest} /> : <a href={href} {...rest} />;
}
