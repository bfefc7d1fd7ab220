import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { languages } from "virtual:languages";
import { getPathLocale, publishLocales } from "#site/locales.ts";
import { ShellContext } from "./layout/use-shell.ts";
import { addServedMessages } from "./messages/load.ts";
import type { LoadedPage } from "./page-module.ts";
import { markHydrated } from "./ui/hydrate-lazily.tsx";
import { readLocaleWith } from "./platform/current-locale.ts";
import { publishHubClock, removeForeignElements } from "./platform/hydration.ts";
import { loadExternalPageData } from "./platform/payload.ts";
import { isReloadAllowed, loadDocument, waitForUnload } from "./platform/document-load.ts";
import { keyHistoryEntries } from "./platform/navigation.ts";
import { cacheServedIcons } from "./platform/icons.ts";
import { keepServedFields } from "./platform/early-input.ts";
import { isOffline } from "./platform/connection.ts";
import { loadMissing, loadPage, loadPageCode, PageStatus } from "./platform/page-loader.ts";
import { keepPrerenderedPage, loadErrorPage } from "./layout/error-boundary.tsx";
import { isElsewhere } from "./platform/served-address.ts";
import { followTranslators } from "./platform/translated-texts.ts";
import { readServedPage, type ServedPage } from "./platform/served-document.ts";
import { buildRoutes, frameRoute, type Loaders } from "./routes.tsx";

publishLocales(languages);
// A document has one locale; another one is another document.
const locale = getPathLocale(window.location.pathname);
readLocaleWith(() => locale);

// running through the code was a task; what a visitor does meanwhile comes before the next ones
setTimeout(() =>
  hydratePage().catch((error: unknown) => {
    // this document is being left for the address gone to, and what it was loading is dropped with it
    if (isElsewhere()) return;
    // the page reads without its code; a second document may bring it
    console.error(error);
    const again = () => loadDocument(window.location.href);
    if (isOffline()) window.addEventListener("online", again, { once: true });
    else if (isReloadAllowed(window.location.pathname)) again();
    // what only code can answer must not look as if it did
    else if (document.querySelector("main form:not([action]), main [type=file]"))
      hydrate({ shell: readServedPage().shell, status: 500 });
  }),
);

async function hydratePage(): Promise<void> {
  // somebody went back or forward before the code was there: this page is no longer the one of the address
  if (isElsewhere()) return leaveForAddress();
  cacheServedIcons();
  keepPrerenderedPage();
  await hydrate(readServedPage());
}

async function hydrate(served: ServedPage): Promise<void> {
  publishHubClock(served.shell);
  const [hydrationData] = await Promise.all([toHydrationData(served), addServedMessages()]);
  await new Promise((resolve) => setTimeout(resolve));
  if (isElsewhere()) return leaveForAddress();
  keyHistoryEntries();
  followTranslators();
  const missing: Loaders["missing"] = (args) => loadErrorPage().then(() => loadMissing(args));
  const loaders: Loaders = { page: loadPage, missing };
  const router = createBrowserRouter(buildRoutes(locale, loaders), { hydrationData });
  removeForeignElements();
  keepServedFields();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <ShellContext value={served.shell}>
          <RouterProvider router={router} />
        </ShellContext>
      </StrictMode>,
    );
  });
  markHydrated();
}

/** What is at the address is only sure in a document of its own. */
function leaveForAddress(): Promise<never> {
  window.location.reload();
  return waitForUnload();
}

/** The page in view as the router knows it, so that it need not be loaded again. */
async function toHydrationData(page: ServedPage) {
  if ("status" in page) {
    await loadErrorPage();
    return { errors: { [frameRoute]: new PageStatus(page.status) } };
  }
  const { route, name, data, apart } = page;
  const [Page, whole] = await Promise.all([loadPageCode(name), loadExternalPageData(data, apart)]);
  return { loaderData: { [route]: { name, Page, data: whole } satisfies LoadedPage } };
}
