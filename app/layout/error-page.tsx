import { lazy, Suspense, useEffect, useState } from "react";
import { isRouteErrorResponse, useLocation, useRouteError } from "react-router";
import { m } from "#app/messages/m.ts";
import { isReadByBot, prerenderedPage } from "#app/platform/prerendered-page.ts";
import { useShell } from "./use-shell.ts";

// only who is lost needs it
const FindPage = lazy(() => import("./find-page.tsx"));

/** What failed, as a page. Search-engine bots keep the content that was served. */
export function ErrorBoundary() {
  const error = useRouteError();
  const { pathname } = useLocation();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const missing = status === 404;
  const [person, setPerson] = useState(missing);
  useEffect(() => {
    if (missing) return;
    console.error(error);
    isReadByBot().then((bot) => {
      setPerson(!bot);
      if (bot) document.title = prerenderedPage().title;
    });
  }, [error, missing]);
  if (!missing && !person) return <div dangerouslySetInnerHTML={{ __html: prerenderedPage().main }} />;
  return <ErrorPage status={status} path={pathname} />;
}

/** The document for unknown addresses, before the client knows which one it is. */
export function HydrateFallback() {
  return <ErrorPage status={404} />;
}

function ErrorPage({ status, path }: { status: number; path?: string }) {
  const shell = useShell();
  const missing = status === 404;
  const title = missing ? m.error_not_found() : m.error_internal();
  useEffect(() => {
    document.title = `${title} – ${shell?.name ?? ""}`;
  }, [title, shell]);
  return (
    <div className="page-width py-16 sm:py-24">
      <p className="text-lg font-semibold text-quiet tabular-nums">{status}</p>
      <h1 className="mt-2 text-4xl font-semibold tracking-tight sm:text-5xl">{title}</h1>
      <p className="mt-4 max-w-2xl text-lg text-quiet">
        {missing ? path && `${m.error_not_found()}: ${path}` : m.error_internal_text()}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        {!missing && (
          <button type="button" className="button" onClick={() => window.location.reload()}>
            {m.try_again()}
          </button>
        )}
        <a href={shell?.locale === "zh" ? "/zh" : "/"} className={`button ${missing ? "" : "button-quiet"}`}>
          {m.error_home()}
        </a>
      </div>
      {missing && (
        <Suspense>
          <FindPage path={path} />
        </Suspense>
      )}
      <div className="mt-16 grid gap-8 border-t border-line pt-10 sm:grid-cols-2 lg:grid-cols-4">
        {shell?.navigation.map(({ label, items }) => (
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
