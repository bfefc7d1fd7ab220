import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { catalog } from "#catalog/catalog.ts";
import { localeOfPath, plainPath } from "#site/locales.ts";
import { scriptsOf, stylesheet } from "./assets.ts";
import { withoutMarkup } from "#app/platform/served-markup.ts";
import { checkDocument } from "./check-document.ts";
import { fileAt } from "./files.ts";
import { compressKept, describe } from "./publish/compress.ts";
import { renderingAt } from "./page-at.ts";
import { payloadOf } from "./payload-of.ts";
import { rendered } from "./rendered.ts";
import { wholeDocument } from "./whole-document.ts";

/** An address to render: a page with its payload, a file for machines, or a 404 page. */
export type Work = {
  kind: "page" | "file" | "missing";
  path: string;
  /** Few visitors fetch it, so publishing compresses it quickly rather than as well as possible. */
  rare?: boolean;
};

const renderer: typeof import("./page-renderer.tsx") = await import(
  pathToFileURL(resolve("dist/server/page-renderer.js")).href
);

/** Renders an address and writes the result. A failure stops the build. */
export async function renderOne({ kind, path, rare = false }: Work): Promise<void> {
  if (kind === "file") {
    const body = await fileAt({ catalog: catalog(), locale: localeOfPath(path), path: plainPath(path) });
    if (!body) throw new Error(`There is nothing to write to ${path}`);
    return write(join(rendered.files, path), body);
  }
  const rendering = await renderingAt(path, (file) => import(pathToFileURL(resolve(file)).href));
  if ((kind === "missing") === (rendering.page !== undefined))
    throw new Error(
      `${path} ${kind === "missing" ? "is a page" : "is in the list of pages, and no page is made there"}`,
    );
  const { html, served } = await renderer.renderPage(rendering);
  checkDocument(path, html, rendering.shell.name);
  const whole = wholeDocument(html, {
    inlineScript: renderer.headScript,
    codeElement: renderer.codeElementId,
    style: { text: stylesheet },
    ...scriptsOf(rendering.page?.name, rendering.shell.locale),
    apart: "apart" in served ? served.apart : undefined,
    json: {
      [renderer.siteConfigElementId]: { codeId: process.env.CODE_ID, baseUrl: "/" },
      [renderer.servedPageElementId]: "data" in served ? { ...served, data: withoutMarkup(served.data, html) } : served,
    },
  });
  const payload = payloadOf(served, html);
  if (!payload) return write(join(rendered.files, `${path}.html`), whole);
  await Promise.all([
    write(join(rendered.pages, `${fileName(path)}.html`), whole, !rare),
    write(join(rendered.pages, `${fileName(path)}.json`), payload, !rare),
  ]);
}

/** The file of a page, without its extension. */
export function fileName(path: string): string {
  return path === "/" ? "index" : path.slice(1);
}

/** Compresses right away: another core does so while the next page is rendered, and publishing finds the result. */
async function write(file: string, text: string | Buffer, compressed = true): Promise<void> {
  const body = Buffer.from(text);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, body);
  const { encodings, etag } = describe(file, body);
  if (compressed && encodings.length > 0) await compressKept(body, etag);
}
