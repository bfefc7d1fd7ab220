import { resolve } from "node:path";
import { text } from "node:stream/consumers";
import { createElement } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router";
import { findIconBody } from "#build/icon-body.ts";
import { findIconsWith } from "#app/platform/icons.ts";
import { readLocaleWith } from "#app/platform/current-locale.ts";
import { ShellContext } from "#app/layout/use-shell.ts";
import { buildRoutes } from "#app/routes.tsx";
import { makeRendering } from "#build/page-at.ts";

/** For tests: a page's text without markup, rendered as the build does it on the day given by BUILD_DAY. */
export async function pageText(path: string): Promise<string> {
  return plain(await pageMarkup(path));
}

/** The page's markup, without its document around it. */
export async function pageMarkup(path: string): Promise<string> {
  const { shell, page } = makeRendering(path);
  if (!page) throw new Error(`There is no page ${path}`);
  readLocaleWith(() => shell.locale);
  findIconsWith(findIconBody);
  const routes = buildRoutes(shell.locale, {
    page: async () => ({
      ...page,
      Page: (await import(/* @vite-ignore */ resolve(`app/pages/${page.name}.tsx`))).default,
    }),
    missing: () => Promise.reject(new Error(path)),
  });
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(path, shell.address)));
  if (context instanceof Response) throw new Error(`${path} redirects`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const provider = createElement(StaticRouterProvider, { router, context, hydrate: false });
  const whole = createElement(ShellContext, { value: shell }, provider);
  const { prelude } = await prerenderToNodeStream(whole, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  return text(prelude);
}

/** What markup says; drawings aside. */
export function plain(html: string): string {
  return html
    .replaceAll(/<(script|style|svg)\b.*?<\/\1>/gs, " ")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll("&nbsp;", " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .replaceAll(/\s+/g, " ");
}
