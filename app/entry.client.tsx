import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { languages } from "virtual:languages";
import { localeOfPath, publishLocales } from "#site/locales.ts";
import { ShellContext } from "./layout/use-shell.ts";
import { loadMessages } from "./messages/load.ts";
import { takeOver } from "./ui/below.tsx";
import { readLocaleWith } from "./platform/current-locale.ts";
import { wholeData } from "./platform/data-apart.ts";
import { loadDocument } from "./platform/document-load.ts";
import { rememberIconsOfPage } from "./platform/icons.ts";
import { isOffline } from "./platform/offline.ts";
import { loadMissing, loadPage, pageModule } from "./platform/load-page.ts";
import { PageStatus } from "./platform/page-status.ts";
import { keepPrerenderedPage } from "./platform/prerendered-page.ts";
import { mayReload } from "./platform/reload-guard.ts";
import { type ServedPage, servedPage } from "./platform/served-page.ts";
import { frameRoute, siteRoutes } from "./routes.tsx";

publishLocales(languages);
// A document has one locale; another one is another document.
const locale = localeOfPath(window.location.pathname);
readLocaleWith(() => locale);

// running through the code was a task; what a visitor does meanwhile comes before the next ones
setTimeout(() =>
  comeToLife().catch((error: unknown) => {
    // the page reads without its code; a second document may bring it
    console.error(error);
    const again = () => loadDocument(window.location.href);
    if (isOffline()) window.addEventListener("online", again, { once: true });
    else if (mayReload(window.location.pathname)) again();
    // what only code can answer must not look as if it did
    else if (document.querySelector("main form:not([action]), main [type=file]"))
      hydrate({ shell: servedPage().shell, status: 500 });
  }),
);

async function comeToLife(): Promise<void> {
  rememberIconsOfPage();
  keepPrerenderedPage();
  await hydrate(servedPage());
}

async function hydrate(served: ServedPage): Promise<void> {
  const [hydrationData] = await Promise.all([whatWasServed(served), loadMessages("frame")]);
  await new Promise((resolve) => setTimeout(resolve));
  const loaders = { page: loadPage, missing: loadMissing };
  const router = createBrowserRouter(siteRoutes(locale, loaders), { hydrationData });
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
  takeOver();
}

/** The page in view as the router knows it, so that it need not be loaded again. */
async function whatWasServed(page: ServedPage) {
  if ("status" in page) return { errors: { [frameRoute]: new PageStatus(page.status) } };
  const { route, name, data, apart } = page;
  const [module, whole] = await Promise.all([pageModule(name), wholeData(data, apart)]);
  return { loaderData: { [route]: { name, page: module, data: whole } } };
}
