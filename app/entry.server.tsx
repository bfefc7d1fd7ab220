import { AsyncLocalStorage } from "node:async_hooks";
import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { localeOfPath, type Locale } from "#catalog/locale.ts";
import { canonicalPath } from "./platform/canonical-path.ts";
import "./messages/all.ts";
import { readLocaleWith } from "./platform/current-locale.ts";
import { iconBodyOfSet } from "./platform/icon-sets.server.ts";
import { findIconsWith } from "./platform/icons.ts";

// Pages are rendered side by side, each in the locale of its address.
const localeOfRender = new AsyncLocalStorage<Locale>();
readLocaleWith(() => localeOfRender.getStore() ?? "en");
findIconsWith(iconBodyOfSet);

/** Renders one page, whole, for prerendering. A page that throws fails the build. */
export default function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const url = new URL(request.url);
  // prerendering asks for /esg/, visitors for /esg: render what they will hydrate
  url.pathname = canonicalPath(url.pathname);
  const { staticHandlerContext } = context;
  staticHandlerContext.location = { ...staticHandlerContext.location, pathname: url.pathname };
  const locale = localeOfPath(url.pathname);
  headers.set("Content-Type", "text/html; charset=utf-8");
  return localeOfRender.run(
    locale,
    () =>
      new Promise<Response>((resolve, reject) => {
        const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={url} />, {
          onAllReady() {
            const body = new PassThrough();
            resolve(new Response(createReadableStreamFromReadable(body), { headers, status }));
            pipe(body);
          },
          onShellError: reject,
          onError: reject,
        });
      }),
  );
}
