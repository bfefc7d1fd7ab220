import { createHash } from "node:crypto";

/** Hashes (base64 SHA-256) of a page's inline scripts that run, for its Content-Security-Policy. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)];
  const running = scripts.filter(
    ([, attributes = ""]) => !/\bsrc=/.test(attributes) && !/type="application\/(ld\+)?json"/.test(attributes),
  );
  return [...new Set(running.map(([, , body = ""]) => createHash("sha256").update(body).digest("base64")))];
}
