import { pagePolicy } from "../policy/headers.ts";
import { inlineScriptHashes } from "./inline-scripts.ts";

const start = '<meta charSet="utf-8"/>';

/** A page that carries its own policy, for hosts that cannot send a header for each page. */
export function withPolicy(html: string): string {
  if (!html.includes(start)) throw new Error("A page does not begin with its charset: page-policy.ts must be adapted");
  const policy = pagePolicy({ scripts: inlineScriptHashes(html) });
  return html.replace(start, `${start}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`);
}
