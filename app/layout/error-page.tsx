import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { m } from "#app/messages/m.ts";
import { useHydrated } from "#app/platform/hydration.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { toLocalPath } from "#site/locales.ts";
import { formatTitle } from "./head.tsx";
import { useShell } from "./use-shell.ts";

// needed only by visitors who are lost
const FindPage = lazy(() => import("./find-page.tsx"));

export type ErrorPageProps = {
  status: number;
  /** The page as it was served at this address, for those who need no more. */
  served: ReactNode;
};

/**
 * What a visitor is told instead of a page: that there is none at this address, or that something has gone wrong. Whether
 * it is a person is asked where there is a served page to keep.
 */
export default function ErrorPage({ status, served }: ErrorPageProps) {
  const [person, setPerson] = useState(!served);
  useEffect(() => {
    if (!person) isReadByBot().then((bot) => setPerson(!bot));
  }, [person]);
  return person ? <ErrorMessage status={status} /> : served;
}

function ErrorMessage({ status }: { status: number }) {
  const { name, locale, navigation } = useShell();
  const { pathname } = useLocation();
  // one document is served for all unknown addresses, so only the browser knows which one this is
  const path = useHydrated() ? pathname : undefined;
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
            <p className="mt-3 h-[1.75rem] truncate text-lg font-semibold">
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
        {navigation
          .filter(({ to }) => !to)
          .map(({ label, items }) => (
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
