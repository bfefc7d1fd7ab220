import { getCatalog } from "#catalog/catalog.ts";
import { getPathLocale, toLocalPath, toPlainPath } from "#site/locales.ts";
import { listRedirects } from "#catalog/site-pages.ts";
import { readFileAt } from "./files.ts";
import { makeRendering } from "./page-at.ts";
import * as renderer from "./page-renderer.tsx";
import { makePayload, assembleDocument } from "./assemble-document.ts";
import { getMediaType } from "#server/policy/headers.ts";

export type DevelopmentResponse = { status: number; type: string; body: string | Buffer };

const payload = /^\/payloads\/dev\/(.+)\.json$/;

/** What `npm run dev` answers for an address: a page, a page's payload, or a file. */
export async function respondAt(url: string): Promise<DevelopmentResponse> {
  // load the content first: it determines the site's languages
  const content = getCatalog();
  const { pathname } = new URL(url, "http://localhost");
  const [, name] = payload.exec(pathname) ?? [];
  const path = name ? (name === "index" ? "/" : `/${name}`) : (listRedirects(content)[pathname] ?? pathname);
  if (!name && /\.\w+$/.test(path)) return respondWithFile(path);
  const rendering = makeRendering(path);
  const { page } = rendering;
  const rendered = await renderer.renderPage(
    page ? rendering : { ...rendering, path: toLocalPath("/404", rendering.shell.locale) },
  );
  if (name) {
    const body = makePayload(rendered);
    return { status: body ? 200 : 404, type: "application/json", body: body ?? "null" };
  }
  const whole = assembleDocument(rendered.html, {
    inlineScript: renderer.headScript,
    codeElement: renderer.codeElementId,
    style: { href: "/app/app.css" },
    script: "/app/entry.client.tsx",
    preloads: [],
    json: {
      [renderer.siteConfigElementId]: { codeId: "dev", baseUrl: "/" },
      [renderer.servedPageElementId]: rendered.served,
    },
  });
  return { status: page ? 200 : 404, type: "text/html; charset=utf-8", body: whole };
}

async function respondWithFile(path: string): Promise<DevelopmentResponse> {
  const body = await readFileAt({ catalog: getCatalog(), locale: getPathLocale(path), path: toPlainPath(path) });
  return body
    ? { status: 200, type: getMediaType(path), body }
    : { status: 404, type: "text/plain", body: "Not Found\n" };
}
