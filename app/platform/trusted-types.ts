/** Markup that could run code: a script element, a handler, an address that is code. */
const active =
  /<\/?(?:script|iframe|object|embed|base)\b|<[^>]+\son\w+\s*=|(?:href|src|action)\s*=\s*["']?\s*(?:javascript|data):/i;

/** The site's only policy of trusted types; the pages' policy of content allows no other (server/policy/headers.ts). */
const policy = globalThis.trustedTypes?.createPolicy("site", {
  createHTML: (markup) => {
    const [found] = active.exec(markup) ?? [];
    if (found) throw new TypeError(`Markup of a page never contains ${found}`);
    return markup;
  },
  createScript: (text) => {
    JSON.parse(text);
    return text;
  },
  createScriptURL: (address) => {
    if (new URL(address, window.location.href).origin !== window.location.origin)
      throw new TypeError(`${address} is not the site's own script`);
    return address;
  },
});

/** What the build has drawn or rendered, for `dangerouslySetInnerHTML`. Throws a TypeError for markup that could run code. */
export function trustMarkup(markup: string): { __html: string } {
  return { __html: policy?.createHTML(markup) ?? markup };
}

/** Data in a script element. Throws a SyntaxError for what is not JSON. */
export function trustData(text: string): string {
  return policy?.createScript(text) ?? text;
}

/** The address of a worker's script. Throws a TypeError for one of another site. */
export function trustScript(address: string): string {
  return policy?.createScriptURL(address) ?? address;
}
