import { lazy, Suspense, useEffect, useState } from "react";
import { useLocation, useRouteError } from "react-router";
import { localPath } from "#site/locales.ts";
import { Html } from "#app/document.tsx";
import { m } from "#app/messages/m.ts";
import { PageStatus } from "#app/platform/page-status.ts";
import { isReadByBot, prerenderedPage } from "#app/platform/prerendered-page.ts";
import { useHydrated } from "#app/platform/use-hydrated.ts";
import { titleOf } from "./head.tsx";
import { useShell } from "./use-shell.ts";

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
    isReadByBot().then((bot) => setPerson(!bot));
  }, [error, missing]);
  if (missing || person) return <ErrorPage status={status} path={path} />;
  const { title, main } = prerenderedPage();
  return (
    <>
      <title>{title}</title>
      <div dangerouslySetInnerHTML={{ __html: main }} />
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
      <title>{titleOf(missing ? m.error_not_found_title() : m.error_internal_title(), name)}</title>
      {/* only a missing page: an error must not make search engines drop the address */}
      {missing && <meta name="description" content={m.error_description()} />}
      {missing && <meta name="robots" content="noindex" />}
      <div className="gap-x-16 lg:grid lg:grid-cols-[7fr_4fr]">
        <div>
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
            {!missing && (
              <button type="button" className="button" onClick={() => window.location.reload()}>
                {m.try_again()}
              </button>
            )}
            <a href={localPath("/", locale)} className={`button ${missing ? "" : "button-quiet"}`}>
              {m.error_home()}
            </a>
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
