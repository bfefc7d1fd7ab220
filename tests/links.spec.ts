import { expect, test } from "./site.ts";

test("no link is dead, and every fragment has its target", async ({ request }) => {
  const html = new Map<string, string>();
  const queue = ["/", "/zh"];
  const broken: string[] = [];
  const fragments: [from: string, path: string, id: string][] = [];
  while (queue.length > 0) {
    const path = queue.shift() ?? "";
    if (html.has(path)) continue;
    const response = await request.get(path, { maxRedirects: 0 });
    const text = response.headers()["content-type"]?.startsWith("text/html") ? await response.text() : "";
    html.set(path, text);
    if (response.status() !== 200) broken.push(`${path}: ${response.status()}`);
    for (const [, raw = ""] of text.matchAll(/(?:href|src)="([^"]+)"/g)) {
      const target = new URL(raw.replaceAll("&amp;", "&"), `http://site.test${path}`);
      if (target.origin !== "http://site.test") continue;
      if (target.hash) fragments.push([path, target.pathname, decodeURIComponent(target.hash.slice(1))]);
      queue.push(target.pathname);
    }
  }
  expect(broken).toEqual([]);
  expect(html.size).toBeGreaterThan(120);
  const missing = fragments.filter(([, path, id]) => html.get(path) !== "" && !html.get(path)?.includes(`id="${id}"`));
  expect(missing).toEqual([]);
});
