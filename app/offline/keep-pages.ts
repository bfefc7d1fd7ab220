import letters from "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url";
import { payloadAddress } from "#app/platform/payload.ts";
import { siteConfig } from "#app/platform/site-config.ts";
import { keepsPages } from "./setting.ts";

const script = "/service-worker.js";
const kept = /^\/(assets|payloads|images|maps|icons|search|cards)\//;
/** What loads within this time is told to the worker together. */
const pause = 1_000;

/** Keeps the pages that are visited, for times without a connection; not where the visitor saves data. */
export async function keepVisitedPages(): Promise<void> {
  if (!("serviceWorker" in navigator) || !navigator.onLine || !keepsPages() || navigator.connection?.saveData) return;
  await navigator.serviceWorker.register(script);
  const { active } = await navigator.serviceWorker.ready;
  // with the letters, which a slow line does without at first (platform/head-script.ts)
  let addresses = new Set([window.location.pathname, payloadAddress(window.location.pathname), letters]);
  let waiting = false;
  const tell = () => {
    waiting = false;
    // the document of a page that was come to by a link is wanted for a reload
    addresses.add(window.location.pathname);
    if (keepsPages()) active?.postMessage({ code: siteConfig().codeId, addresses: [...addresses] });
    addresses = new Set();
  };
  const tellSoon = () => {
    if (!waiting) setTimeout(tell, pause);
    waiting = true;
  };
  // the data of further pages, and their code, are seen as they are fetched
  new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) {
      const { origin, pathname } = new URL(name);
      if (origin === window.location.origin && kept.test(pathname)) addresses.add(pathname);
    }
    if (addresses.size > 0) tellSoon();
  }).observe({ type: "resource", buffered: true });
  // a page whose data were fetched ahead asks for nothing when it is opened
  if ("navigation" in window) window.navigation.addEventListener("navigatesuccess", tellSoon);
  tellSoon();
}
