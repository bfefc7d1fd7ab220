/** Icons that stand in a page, by name, so that a client navigation draws them without asking. */
export function iconsOf(html: string): Record<string, string> {
  const found = html.matchAll(/<svg[^>]* data-icon="([^"]+)"[^>]*>(.*?)<\/svg>/gs);
  return Object.fromEntries([...found].map(([, name = "", body = ""]) => [name, body]));
}
