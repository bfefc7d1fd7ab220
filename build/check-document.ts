/**
 * Requires of a rendered document what every page has: a title that is more than the brand, one `<h1>` with words in
 * it, and a text. This keeps an error page, or half a page, from being published.
 */
export function checkDocument(path: string, html: string, brand: string): void {
  const title = stripMarkup(/<title>(.*?)<\/title>/s.exec(html)?.[1]);
  const headings = [...html.matchAll(/<h1\b[^>]*>(.*?)<\/h1>/gs)].map(([, text]) => stripMarkup(text));
  const wrong =
    title === "" || title === brand
      ? `its title is "${title}"`
      : headings.length !== 1
        ? `it has ${headings.length} headings of the first rank`
        : headings[0] === ""
          ? "its heading has no words"
          : !html.includes("<main")
            ? "it has no main part"
            : undefined;
  if (wrong) throw new Error(`${path} was rendered, and ${wrong}; a page has a title, one <h1> and a text`);
}

function stripMarkup(html = ""): string {
  return html
    .replace(/<[^>]+>/g, "")
    .replaceAll("&amp;", "&")
    .trim();
}
