import { catalog } from "#catalog/catalog.ts";
import { localeOfPath, localPath, plainPath } from "#site/locales.ts";
import { redirectsOf } from "#catalog/redirects.ts";
import { fileAt } from "./files.ts";
import { type ImportData, renderingAt } from "./page-at.ts";
import * as renderer from "./page-renderer.tsx";
import { payloadOf } from "./payload-of.ts";
import { typeOf } from "./publish/types.ts";
import { wholeDocument } from "./whole-document.ts";

export type DevelopmentResponse = { status: number; type: string; body: string | Buffer };

const payload = /^\/payloads\/dev\/(.+)\.json$/;

/** What `npm run dev` answers for an address: a page, a page's payload, or a file. */
export async function respondAt(url: string, importData: ImportData): Promise<DevelopmentResponse> {
  // load the content first: it determines the site's languages
  const content = catalog();
  const { pathname } = new URL(url, "http://localhost");
  const [, name] = payload.exec(pathname) ?? [];
  const path = name ? (name === "index" ? "/" : `/${name}`) : (redirectsOf(content)[pathname] ?? pathname);
  if (!name && /\.\w+$/.test(path)) return fileResponse(path);
  const rendering = await renderingAt(path, importData);
  const { page } = rendering;
  const { html, served } = await renderer.renderPage(
    page ? rendering : { ...rendering, path: localPath("/404", rendering.shell.locale) },
  );
  if (name) {
    const body = payloadOf(served, html);
    return { status: body ? 200 : 404, type: "application/json", body: body ?? "null" };
  }
  const whole = wholeDocument(html, {
    inlineScript: renderer.headScript,
    codeElement: renderer.codeElementId,
    style: { href: "/app/app.css" },
    script: "/app/entry.client.tsx",
    preloads: [],
    messages: [],
    json: {
      [renderer.siteConfigElementId]: { codeId: "dev", baseUrl: "/" },
      [renderer.servedPageElementId]: served,
    },
  });
  return { status: page ? 200 : 404, type: "text/html; charset=utf-8", body: whole };
}

async function fileResponse(path: string): Promise<DevelopmentResponse> {
  const body = await fileAt({ catalog: catalog(), locale: localeOfPath(path), path: plainPath(path) });
  return body ? { status: 200, type: typeOf(path), body } : { status: 404, type: "text/plain", body: "Not Found\n" };
}
