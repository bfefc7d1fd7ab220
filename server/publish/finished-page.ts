import { withPolicy } from "./page-policy.ts";

/** A rendered page as it is published. */
export function finishedPage(page: Buffer): Buffer {
  return Buffer.from(withPolicy(codeAfterText(page.toString())));
}

/** Lets code wait for styles and letters: on a slow line a page is read a quarter of a second before. */
function codeAfterText(html: string): string {
  return html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
}
