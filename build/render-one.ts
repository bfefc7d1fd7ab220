import { createHash } from "node:crypto";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { getCatalog } from "#catalog/catalog.ts";
import { cacheOf } from "#server/policy/headers.ts";
import { getPathLocale, toPlainPath } from "#site/locales.ts";
import { listScripts, readCode, readLinkMessages, readPageMessages, stylesheet } from "./assets.ts";
import { dedupeMarkup } from "#app/platform/served-document.ts";
import { checkDocument, makePayload, assembleDocument } from "./assemble-document.ts";
import { readFileAt } from "./files.ts";
import type { PageName } from "#site/pages.ts";
import { findPageName, makeRendering } from "./page-at.ts";
import type { Work } from "./paths.ts";
import type { Publication } from "./publish/release.ts";
import { type PageStyles, pickStyles } from "./styles.ts";

const renderer: typeof import("./page-renderer.tsx") = await import(
  pathToFileURL(resolve("dist/server/page-renderer.js")).href
);

/** How many pages of a kind are looked at for the classes that its style sheet needs. */
const mostSamples = 24;

/** Renders what is at the addresses of a site. */
export function createRenderer(work: readonly Work[]) {
  const documents = Map.groupBy(
    work.filter(({ kind }) => kind !== "file"),
    ({ path }) => findPageName(path),
  );
  const samples = new Map<string, ReturnType<typeof renderDocument>>();
  const sheets = new Map<PageName | undefined, Promise<PageStyles>>();

  /** The styles of a kind of page, from its code and a number of its pages from first to last. */
  async function makeSheet(name: PageName | undefined): Promise<PageStyles> {
    const paths = (documents.get(name) ?? []).map(({ path }) => path);
    const step = Math.max(1, paths.length / mostSamples);
    const markup: string[] = [];
    for (let at = 0; at < paths.length; at += step) {
      const path = paths[Math.floor(at)] ?? "";
      const rendered = renderDocument(path);
      samples.set(path, rendered);
      const { html, served } = await rendered;
      markup.push(html, JSON.stringify(served));
    }
    return pickStyles(stylesheet.text, readCode(name), markup);
  }

  /** What is at an address, with a page also its payload. A failure stops the build. */
  async function renderOne({ kind, path, rare }: Work): Promise<Publication[]> {
    if (kind === "file") {
      const body = await readFileAt({ catalog: getCatalog(), locale: getPathLocale(path), path: toPlainPath(path) });
      if (!body) throw new Error(`There is nothing to write to ${path}`);
      return [{ address: path, file: path.slice(1), body, cache: cacheOf(path.slice(1)) }];
    }
    const name = findPageName(path);
    const making = sheets.get(name) ?? makeSheet(name);
    sheets.set(name, making);
    const sheet = await making;
    const { html, served, shell } = await (samples.get(path) ?? renderDocument(path));
    samples.delete(path);
    if ((kind === "missing") === "name" in served)
      throw new Error(
        `${path} ${kind === "missing" ? "is a page" : "is in the list of pages, and no page is made there"}`,
      );
    checkDocument(path, html, shell.name);
    const isCovered = sheet.covers(html) && sheet.covers(JSON.stringify(served));
    const whole = assembleDocument(html, {
      inlineScript: renderer.headScript,
      codeElement: renderer.codeElementId,
      style: { text: isCovered ? sheet.text : stylesheet.text },
      ...listScripts(name),
      apart: "apart" in served ? served.apart : undefined,
      json: {
        [renderer.siteConfigElementId]: {
          codeId: process.env.CODE_ID,
          baseUrl: "/",
          ...(isCovered && { styles: stylesheet.href }),
        },
        [renderer.servedMessagesElementId]: readPageMessages(name, shell.locale),
        [renderer.servedPageElementId]:
          "data" in served ? { ...served, data: dedupeMarkup(served.data, html) } : served,
      },
    });
    const payload = makePayload(served, html, name && readLinkMessages(name, shell.locale));
    const publication = (address: string, file: string, text: string): Publication => {
      return { address, file, body: Buffer.from(text), cache: "revalidate", rare };
    };
    if (payload === undefined) return [publication(`${path}.html`, `${path.slice(1)}.html`, whole)];
    // `esg.html` rather than `esg/index.html`, so that static hosts serve it at `/esg` without a slash
    const file = path === "/" ? "index" : path.slice(1);
    // filed under the code's id: content may change the data, but old data must never meet new code
    const beside = `payloads/${process.env.CODE_ID}/${file}.json`;
    return [publication(path, `${file}.html`, whole), publication(`/${beside}`, beside, payload)];
  }

  /** Hashes of the style sheets that documents have, for the site's policy. */
  async function listStyleHashes(): Promise<string[]> {
    const texts = [stylesheet.text, ...(await Promise.all(sheets.values())).map(({ text }) => text)];
    return [...new Set(texts.map((text) => createHash("sha256").update(text).digest("base64")))].sort();
  }

  return { renderOne, listStyleHashes };
}

async function renderDocument(path: string) {
  const rendering = makeRendering(path);
  return { ...(await renderer.renderPage(rendering)), shell: rendering.shell };
}
