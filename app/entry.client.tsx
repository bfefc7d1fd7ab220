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
import { loadDocument } from "./platform/document-load.ts";
import { rememberIconsOfPage } from "./platform/icons.ts";
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
    if (mayReload(window.location.pathname)) loadDocument(window.location.href);
  }),
);

async function comeToLife(): Promise<void> {
  rememberIconsOfPage();
  keepPrerenderedPage();
  const served = servedPage();
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
  const { route, name, data } = page;
  return { loaderData: { [route]: { name, page: await pageModule(name), data } } };
}
