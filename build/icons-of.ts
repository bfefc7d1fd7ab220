/** Icons contained in a page, by name, so that a client navigation need not fetch them. */
export function iconsOf(html: string): Record<string, string> {
  const found = html.matchAll(/<svg[^>]* data-icon="([^"]+)"[^>]*>(.*?)<\/svg>/gs);
  return Object.fromEntries([...found].map(([, name = "", body = ""]) => [name, body]));
}
