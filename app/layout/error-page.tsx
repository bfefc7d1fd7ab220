import { Button, ButtonLink } from "#app/ui/button.tsx";
import { lazy, Suspense, useEffect, useState } from "react";
import { useLocation, useRouteError } from "react-router";
import { Html } from "#app/document.tsx";
import { m } from "#app/messages/m.ts";
import { isReloadAllowed, loadDocument } from "#app/platform/document-load.ts";
import { useHydrated } from "#app/platform/hydration.ts";
import { PageStatus } from "#app/platform/page-loader.ts";
import { trustMarkup } from "#app/platform/trusted-types.ts";
import { toLocalPath } from "#site/locales.ts";
import { formatTitle } from "./head.tsx";
import { useShell } from "./use-shell.ts";

let prerendered = { main: "", title: "", pathname: "" };

/** Keeps the page as served, in case the reader is a search-engine bot. */
export function keepPrerenderedPage(): void {
  const main = document.querySelector("main")?.innerHTML ?? "";
  prerendered = { main, title: document.title, pathname: window.location.pathname };
}

/** The served page's content and title, at its own address. */
function getPrerenderedPage(pathname: string): { main: string; title: string } | undefined {
  return prerendered.pathname === pathname ? prerendered : undefined;
}

// needed only by visitors who are lost
const FindPage = lazy(() => import("./find-page.tsx"));

/** An error as a page. Search-engine bots keep the content that was served. */
export function ErrorBoundary() {
  const error = useRouteError();
  const { pathname } = useLocation();
  // one document is served for all unknown addresses, so only the browser knows which one this is
  const path = useHydrated() ? pathname : undefined;
  const status = error instanceof PageStatus ? error.status : 500;
  const missing = status === 404;
  const [person, setPerson] = useState(missing);
  useEffect(() => {
    if (missing) return;
    console.error(error);
    // somebody else has changed the document, as extensions do: another one will be whole
    if (error instanceof DOMException && isReloadAllowed(window.location.pathname))
      return void loadDocument(window.location.href);
    isReadByBot().then((bot) => setPerson(!bot));
  }, [error, missing]);
  const served = getPrerenderedPage(pathname);
  if (missing || person || !served) return <ErrorPage status={status} path={path} />;
  const { title, main } = served;
  return (
    <>
      <title>{title}</title>
      <div dangerouslySetInnerHTML={trustMarkup(main)} />
    </>
  );
}

/** What is shown if the frame of the site itself fails. */
export function BareErrorPage() {
  return (
    <Html>
      <main id="main" tabIndex={-1}>
        <ErrorBoundary />
      </main>
    </Html>
  );
}

function ErrorPage({ status, path }: { status: number; path: string | undefined }) {
  const { name, locale, navigation } = useShell();
  const missing = status === 404;
  const title = missing ? m.error_not_found() : m.error_internal();
  return (
    <div className="page-width py-8 sm:py-14">
      {/* every language includes the standard name of the status, by which tools recognise an error page */}
      <title>{formatTitle(missing ? m.error_not_found_title() : m.error_internal_title(), name)}</title>
      {/* only a missing page: an error must not make search engines drop the address */}
      {missing && <meta name="description" content={m.error_description()} />}
      {missing && <meta name="robots" content="noindex" />}
      <div className="gap-x-16 lg:grid lg:grid-cols-[7fr_4fr]">
        <div className="min-w-0">
          <p className="text-lg font-semibold text-quiet tabular-nums">{status}</p>
          <h1 className="mt-2 text-4xl font-semibold tracking-tight sm:text-5xl">{title}</h1>
          {missing && (
            // the heading says it already, so only the path is visible; a hair of space keeps the foot of its slash from being cut off
            <p className="mt-3 h-7 truncate text-lg font-semibold">
              <span className="sr-only">{m.labelled({ label: title, text: "" })}</span>
              {path && `\u200a${path}`}
            </p>
          )}
          <p className="lead mt-3 max-w-2xl text-lg text-quiet">
            {missing ? m.error_nothing_here() : m.error_internal_text()}
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            {!missing && <Button onClick={() => window.location.reload()}>{m.try_again()}</Button>}
            <ButtonLink href={toLocalPath("/", locale)} quiet={!missing}>
              {m.error_home()}
            </ButtonLink>
          </div>
        </div>
        {missing && (
          // reserves space for four rows, so that nothing below moves when they appear
          <div className="needs-scripts mt-12 min-h-80 lg:mt-0">
            <Suspense>
              <FindPage path={path} />
            </Suspense>
          </div>
        )}
      </div>
      {missing && <p className="without-scripts mt-12 max-w-2xl">{m.error_without_scripts()}</p>}
      <div className="mt-16 grid gap-8 border-t border-line pt-10 sm:grid-cols-2 lg:grid-cols-4">
        {navigation.map(({ label, items }) => (
          <section key={label}>
            <h2 className="text-sm text-quiet">{label}</h2>
            <ul className="mt-2">
              {items.map(({ to, label: name }) => (
                <li key={to}>
                  <a href={to} className="inline-flex min-h-10 items-center text-link hover:underline">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

/** Whether the reader is a search-engine bot. The list of bots is only fetched when something has failed. */
async function isReadByBot(): Promise<boolean> {
  try {
    const { isbot } = await import("isbot");
    return isbot(navigator.userAgent);
  } catch {
    return false;
  }
}
