import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import { useLocation, useRouteError } from "react-router";
import { Html } from "#app/document.tsx";
import { isReloadAllowed, loadDocument } from "#app/platform/document-load.ts";
import { PageStatus } from "#app/platform/page-loader.ts";
import { trustMarkup } from "#app/platform/trusted-types.ts";
import { FailedSection } from "#app/ui/section-boundary.tsx";
import type { ErrorPageProps } from "./error-page.tsx";

let prerendered: { page: Element | null; pathname: string } | undefined;

/** Remembers which page was served, in case it fails and the reader is a search-engine bot. */
export function keepPrerenderedPage(): void {
  prerendered = { page: document.querySelector("main > *"), pathname: window.location.pathname };
}

/** Fetches what most visits do without. Where it does not come, a few words and a button say so. */
export const loadErrorPage = (): Promise<{ default: ComponentType<ErrorPageProps> }> =>
  import("./error-page.tsx").catch(() => ({ default: BriefError }));

const ErrorPage = lazy(loadErrorPage);

function BriefError() {
  return <FailedSection onRetry={() => window.location.reload()} />;
}

/** An error as a page. Search-engine bots keep the content that was served. */
export function ErrorBoundary() {
  const error = useRouteError();
  const { pathname } = useLocation();
  const status = error instanceof PageStatus ? error.status : 500;
  const missing = status === 404;
  // as long as it still stands there: writing out a whole page is work that no other visit has to do
  const [kept] = useState(() => {
    const { page, pathname: at } = prerendered ?? {};
    return page?.isConnected ? { at, title: document.title, main: page.parentElement?.innerHTML ?? "" } : undefined;
  });
  useEffect(() => {
    if (missing) return;
    console.error(error);
    // somebody else has changed the document, as extensions do: another one will be whole
    if (error instanceof DOMException && isReloadAllowed(window.location.pathname)) loadDocument(window.location.href);
  }, [error, missing]);
  const served = !missing && kept?.at === pathname && (
    <>
      <title>{kept.title}</title>
      <div dangerouslySetInnerHTML={trustMarkup(kept.main)} />
    </>
  );
  return (
    <Suspense fallback={served}>
      <ErrorPage status={status} served={served} />
    </Suspense>
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
