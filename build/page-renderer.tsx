import { AsyncLocalStorage } from "node:async_hooks";
import { Writable } from "node:stream";
import { renderToPipeableStream, renderToStaticMarkup } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router";
import { pageModules } from "virtual:pages";
import { baseLocale, type Locale, type PageLanguages } from "#site/locales.ts";
import type { DataFile } from "#catalog/views/engine-data.ts";
import type { Shell } from "#catalog/page-data.ts";
import { StructuredDataContext } from "#app/layout/structured-data.tsx";
import { ShellContext } from "#app/layout/use-shell.ts";
import "#app/messages/all.ts";
import { readLocaleWith } from "#app/platform/current-locale.ts";
import { codeElementId, headScript } from "#app/platform/head-script.ts";
import { findIconBody } from "./icon-body.ts";
import { type PageHead, structuredDataType } from "#app/platform/document-head.ts";
import { findIconsWith } from "#app/platform/icons.ts";
import { PageStatus } from "#app/platform/page-loader.ts";
import {
  type ServedPage,
  servedMessagesElementId,
  servedPageElementId,
  siteConfigElementId,
} from "#app/platform/served-document.ts";
import { buildRoutes } from "#app/routes.tsx";
import { loadPhrases } from "#app/ui/markup.tsx";

// Compiled by Vite like the site itself; everything else in this folder runs uncompiled.

export { codeElementId, headScript, servedMessagesElementId, servedPageElementId, siteConfigElementId };

// Pages are rendered concurrently, each in the locale of its address.
const localeOfRender = new AsyncLocalStorage<Locale>();
readLocaleWith(() => localeOfRender.getStore() ?? baseLocale);
findIconsWith(findIconBody);
await loadPhrases();

export type Rendering = {
  /** The address, including its language. */
  path: string;
  shell: Shell;
  /** The page with its data; if absent, the document says that there is no such page. */
  page?: { name: string; data: PageLanguages; apart?: DataFile | undefined };
};

type Rendered = { html: string; served: ServedPage; head: PageHead | undefined };

/** Renders a document without style, scripts and data, and returns what a browser needs in order to hydrate it. */
export async function renderPage({ path, shell, page }: Rendering): Promise<Rendered> {
  const routes = buildRoutes(shell.locale, {
    page: async (name) => {
      const load = pageModules[name];
      if (name !== page?.name || !load) throw new Error(`${path} is matched by "${name}" and not by "${page?.name}"`);
      return { ...page, Page: (await load()).default };
    },
    missing: () => Promise.reject(new PageStatus(404)),
  });
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(path, shell.address)));
  if (context instanceof Response) throw new Error(`${path} redirects to ${context.headers.get("Location")}`);
  const [error] = Object.values(context.errors ?? {});
  if (error && !(error instanceof PageStatus && !page)) throw error;
  const router = createStaticRouter(handler.dataRoutes, context);
  const rendered = await localeOfRender.run(shell.locale, () =>
    renderWhole(
      <ShellContext value={shell}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </ShellContext>,
    ),
  );
  const head = page && (await renderPageHead(path, shell, page));
  const html = head ? rendered.replace("</head>", () => `${writeHead(head)}</head>`) : rendered;
  const route = context.matches.at(-1)?.route.id ?? "";
  return { html, head, served: page ? { shell, route, ...pickCarriedData(page) } : { shell, status: 404 } };
}

/** What the document's head says of its page. */
async function renderPageHead(path: string, shell: Shell, page: NonNullable<Rendering["page"]>): Promise<PageHead> {
  const module = await pageModules[page.name]?.();
  if (!module) throw new Error(`There is no page "${page.name}"`);
  const things: string[] = [];
  const tags = localeOfRender.run(shell.locale, () =>
    renderToStaticMarkup(
      <ShellContext value={shell}>
        <StructuredDataContext value={(thing) => void things.push(thing)}>
          <module.Head data={page.data} path={path} />
        </StructuredDataContext>
      </ShellContext>,
    ),
  );
  return { tags, things };
}

function writeHead({ tags, things }: PageHead): string {
  return tags + things.map((thing) => `<script type="${structuredDataType}">${thing}</script>`).join("");
}

/** The page data that the document includes: all but those in a separate file. */
function pickCarriedData({ name, data, apart }: NonNullable<Rendering["page"]>) {
  if (!apart) return { name, data };
  const own = { ...data };
  for (const key of apart.keys) Reflect.deleteProperty(own, key);
  return { name, data: own, apart: apart.address };
}

/** Renders to the end; anything thrown on the way fails the build. */
function renderWhole(document: React.ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString());
        done();
      },
    });
    const { pipe } = renderToPipeableStream(document, {
      // larger parts would be moved to the end and put in place by inline scripts
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: reject,
    });
  });
}
