import { createHash } from "node:crypto";
import { dirname, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { getCatalog } from "#catalog/catalog.ts";
import { cacheOf } from "#server/policy/headers.ts";
import { getPathLocale, toPlainPath, type Locale } from "#site/locales.ts";
import { dedupeMarkup } from "#app/platform/served-document.ts";
import { checkDocument, makePayload, assembleDocument } from "./assemble-document.ts";
import { readFileAt } from "./files.ts";
import { type PageName, pages } from "#site/pages.ts";
import { findPageName, makeRendering } from "./page-at.ts";
import type { Work } from "./paths.ts";
import { findIconNames } from "./publish/icon-sets.ts";
import type { Publication } from "./publish/release.ts";
import { type PageStyles, pickStyles } from "./styles.ts";
import { existsSync, readFileSync } from "node:fs";
import type { Manifest } from "vite";
import type { MessageFiles } from "#app/messages/load.ts";
import { type ModuleList, moduleListFile } from "./vite/module-list.ts";

const renderer: typeof import("./page-renderer.tsx") = await import(
  pathToFileURL(resolve("dist/server/page-renderer.js")).href
);

/** How many pages of a kind are looked at for the classes that its style sheet needs. */
const mostSamples = 24;

/** Pages whose instruments need many styles that no other page needs. */
const instruments: readonly (PageName | undefined)[] = [
  "home",
  "our-solutions/service",
  "resource/shipping-calculator",
  "resource/freight-calculator",
  "resource/order-files",
];

/**
 * Which style sheet a kind of page has: its own, or one with its neighbours. Each response names all sheets, uncompressed,
 * in the policy of its page, where a further one costs more than small differences between pages save.
 */
const findSheet = (name: PageName | undefined) => (name && instruments.includes(name) ? name : dirname(name ?? ""));

/** Renders what is at the addresses of a site. */
export function createRenderer(work: readonly Work[]) {
  const documents = Map.groupBy(
    work.filter(({ kind }) => kind !== "file"),
    ({ path }) => findPageName(path),
  );
  const samples = new Map<string, ReturnType<typeof renderDocument>>();
  const sheets = new Map<string, Promise<PageStyles>>();
  /** Names of all icons in the pages rendered so far. */
  const icons = new Set<string>();

  /** The styles of kinds of pages, from their code and a number of pages of each from first to last. */
  async function makeSheet(names: readonly (PageName | undefined)[]): Promise<PageStyles> {
    const markup: string[] = [];
    for (const name of names) {
      const paths = (documents.get(name) ?? []).map(({ path }) => path);
      const step = Math.max(1, paths.length / mostSamples);
      for (let at = 0; at < paths.length; at += step) {
        const path = paths[Math.floor(at)] ?? "";
        const rendered = renderDocument(path);
        samples.set(path, rendered);
        const { html, served } = await rendered;
        markup.push(html, JSON.stringify(served));
      }
    }
    return pickStyles(stylesheet.text, names.map(readCode).join("\n"), markup);
  }

  /** What is at an address, with a page also its payload. A failure stops the build. */
  async function renderOne({ kind, path, rare }: Work): Promise<Publication[]> {
    if (kind === "file") {
      const body = await readFileAt({ catalog: getCatalog(), locale: getPathLocale(path), path: toPlainPath(path) });
      if (!body) throw new Error(`There is nothing to write to ${path}`);
      return [{ address: path, file: path.slice(1), body, cache: cacheOf(path.slice(1)) }];
    }
    const name = findPageName(path);
    const group = findSheet(name);
    const making = sheets.get(group) ?? makeSheet([...documents.keys()].filter((each) => findSheet(each) === group));
    sheets.set(group, making);
    const sheet = await making;
    const rendered = await (samples.get(path) ?? renderDocument(path));
    const { html, served, shell } = rendered;
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
    if (kind === "page") for (const icon of findIconNames(whole)) icons.add(icon);
    const payload = makePayload(rendered, name && readLinkMessages(name, shell.locale));
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

  return { renderOne, listStyleHashes, icons };
}

async function renderDocument(path: string) {
  const rendering = makeRendering(path);
  return { ...(await renderer.renderPage(rendering)), shell: rendering.shell };
}

const client = "dist/client";
const first = "app/entry.client.tsx";

/** Vite's record of the compiled code's files. */
const manifest: Manifest = JSON.parse(readFileSync(`${client}/.vite/manifest.json`, "utf8"));

const modules: ModuleList = JSON.parse(readFileSync(`${client}/${moduleListFile}`, "utf8"));

/** The whole style sheet. Documents carry what their kind of page needs of it; it is fetched before another kind is shown. */
const stylesheet = readStylesheet();

/** The messages that a page comes alive with. They are part of its document. */
function readPageMessages(name: string | undefined, locale: Locale): MessageFiles {
  return readMessages(["frame", name ? `pages/${name}` : "layout/error-page"], locale);
}

/** The messages that a page reached by a link needs, with those of its parts below. They are part of its payload. */
function readLinkMessages(name: string, locale: Locale): MessageFiles {
  return readMessages([`pages/${name}`, `pages/${name}/below`], locale);
}

/** Files of messages, by their names. */
function readMessages(names: readonly string[], locale: Locale): MessageFiles {
  const folder = `${client}/assets/messages-${process.env.CODE_ID}/${locale}`;
  return Object.fromEntries(
    names
      .filter((group) => existsSync(`${folder}/${group}.json`))
      .map((group) => [group, JSON.parse(readFileSync(`${folder}/${group}.json`, "utf8"))]),
  );
}

/** The script of a page's document, and the code that it and the page need: everything fetched at once. */
function listScripts(name: string | undefined): { script: string; preloads: string[] } {
  const needed = new Set(
    [first, name ? `app/pages/${name}.tsx` : "app/layout/error-page.tsx"].flatMap((key) => findIn(modules, key).files),
  );
  const script = `/${findIn(manifest, first).file}`;
  // not preloaded: the document requests the script itself at the same time
  needed.delete(script);
  return { script, preloads: [...needed] };
}

/** The text of all code that a page can run: its own, what that loads later, and what is around every page. */
function readCode(name: string | undefined): string {
  const own = `app/pages/${name}.tsx`;
  const seen = new Set(pages.map((page) => `app/pages/${page.name}.tsx`).filter((key) => key !== own));
  const texts: string[] = [];
  const add = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    const module = modules[key];
    if (!module) return;
    texts.push(module.code);
    for (const each of [...module.imports, ...module.dynamicImports]) add(each);
  };
  add(first);
  if (name) add(own);
  return texts.join("\n");
}

function readStylesheet(): { href: string; text: string } {
  const { file } = findIn(manifest, "app/app.css");
  if (!file.endsWith(".css"))
    throw new Error(`The stylesheet was compiled into ${file}; look at the chunks of vite.config.ts`);
  return { href: `/${file}`, text: readFileSync(`${client}/${file}`, "utf8").trim() };
}

/** What a list of the compiled code has of a module. */
function findIn<Entry>(list: Readonly<Record<string, Entry>>, key: string): Entry {
  const found = list[key];
  if (!found) throw new Error(`The compiled code has no ${key}; build again`);
  return found;
}
