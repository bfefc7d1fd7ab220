import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { inBatches } from "./in-batches.ts";
import { namesIn } from "./icon-sets.ts";
import { type KeptPage, KeptPages } from "./kept-pages.ts";
import type { Build } from "./publish.ts";
import type { Release } from "./release.ts";

/**
 * Adds every page with its payload: those just rendered, and those rendered from the same data by an earlier build.
 * Returns their paths and the icons they name.
 */
export async function addPages(release: Release, names: ReadonlySet<string>, { pages: from, code }: Build) {
  const kept = new KeptPages();
  const keyed = KeptPages.wanted();
  const icons = new Set<string>();
  const paths = [...names].map(pagePath);
  const seen = new Set(paths);

  await inBatches(names, async (name) => {
    const path = pagePath(name);
    const html = await readFile(join(from, name));
    const payload = await readFile(join(from, name.replace(/html$/, "json")));
    const named = namesIn(html.toString());
    for (const icon of named) icons.add(icon);
    const page = keyed.get(path);
    if (page)
      linkPage(path, page.key, kept.get(page.key) ?? (await kept.put(page.key, html, payload, named, page.popular)));
    else {
      await release.add(path, fileOf(path), html, "revalidate");
      // filed under the code's id: content may change the data, but old data must never meet new code
      await release.add(payloadAddress(path), payloadAddress(path).slice(1), payload, "revalidate");
    }
  });
  const unrendered = [...keyed.values()].filter(({ path }) => !seen.has(path));
  for (const { path, key } of unrendered) {
    const page = kept.get(key);
    if (!page) throw new Error(`${path} was neither rendered nor kept; remove the folder .cache and build again`);
    for (const icon of page.icons) icons.add(icon);
    linkPage(path, key, page);
    paths.push(path);
  }
  kept.save();
  return { paths, icons };

  function linkPage(path: string, key: string, { html, payload }: KeptPage): void {
    const address = payloadAddress(path);
    release.link(path, kept.file(key, "html"), { file: fileOf(path), cache: "revalidate", ...html });
    release.link(address, kept.file(key, "json"), { file: address.slice(1), cache: "revalidate", ...payload });
  }

  function payloadAddress(path: string): string {
    return `/payloads/${code}${path === "/" ? "/index" : path}.json`;
  }
}

function pagePath(name: string): string {
  return name === "index.html" ? "/" : `/${name.replace(/\.html$/, "")}`;
}

/** `esg.html` rather than `esg/index.html`, so that static hosts serve it at `/esg` without a slash. */
function fileOf(path: string): string {
  return path === "/" ? "index.html" : `${path.slice(1)}.html`;
}
