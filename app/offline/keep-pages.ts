import letters from "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url";
import { readSiteConfig } from "#app/platform/served-document.ts";
import { trustScript } from "#app/platform/trusted-types.ts";
import { isKeepingPages } from "./setting.ts";

const script = "/service-worker.js";
const kept = /^\/(assets|payloads|images|maps|icons|search|cards)\//;
/** Resources loaded within this time are reported to the worker together. */
const pause = 1_000;
/** Whoever stays this long at a page reached by a link may come back to it: then its document is kept, too. */
const stay = 10_000;

/** Caches visited pages for times without a connection, unless the visitor saves data. */
export async function keepVisitedPages(): Promise<void> {
  if (!("serviceWorker" in navigator) || !navigator.onLine || !isKeepingPages() || navigator.connection?.saveData)
    return;
  await navigator.serviceWorker.register(trustScript(script));
  const { active } = await navigator.serviceWorker.ready;
  // including the webfont, which a slow connection does without at first (platform/head-script.ts)
  const document = window.location.pathname;
  let addresses = new Set([document, letters]);
  // a page reached by a link needs the whole style sheet
  const { styles } = readSiteConfig();
  if (styles) addresses.add(styles);
  let waiting = false;
  let at = document;
  const tell = () => {
    waiting = false;
    const { pathname } = window.location;
    if (pathname !== at)
      setTimeout(() => {
        if (window.location.pathname !== pathname) return;
        addresses.add(pathname);
        tell();
      }, stay);
    at = pathname;
    if (isKeepingPages() && addresses.size > 0)
      active?.postMessage({ code: readSiteConfig().codeId, addresses: [...addresses], document });
    addresses = new Set();
  };
  const tellSoon = () => {
    if (!waiting) setTimeout(tell, pause);
    waiting = true;
  };
  // the data and code of further pages are noticed when they are fetched
  new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) {
      const { origin, pathname } = new URL(name);
      if (origin === window.location.origin && kept.test(pathname)) addresses.add(pathname);
    }
    if (addresses.size > 0) tellSoon();
  }).observe({ type: "resource", buffered: true });
  // a page whose data were prefetched requests nothing when it is opened
  if ("navigation" in window) window.navigation.addEventListener("navigatesuccess", tellSoon);
  tellSoon();
}
