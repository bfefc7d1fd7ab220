import { useLayoutEffect } from "react";
import {
  type LoaderFunctionArgs,
  type RouteObject,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useLocation,
} from "react-router";
import { type Locale, toLocalPath } from "#site/locales.ts";
import { type PageEntry, pages } from "#site/pages.ts";
import { Document } from "./document.tsx";
import { BareErrorPage, ErrorBoundary } from "./layout/error-boundary.tsx";
import type { LoadedPage } from "./page-module.ts";
import { showHead } from "./platform/document-head.ts";

export type Loaders = {
  /** Loads a page with its data. */
  page: (name: string, args: LoaderFunctionArgs) => Promise<LoadedPage>;
  /** Answers for an address that is no page of the register. */
  missing: (args: LoaderFunctionArgs) => Promise<never>;
};

/** The routes of a document: the pages of the register in its language. */
export function buildRoutes(locale: Locale, { page, missing }: Loaders): RouteObject[] {
  const route = ({ address, name, colorMode, prices }: PageEntry): RouteObject => ({
    id: address,
    path: toLocalPath(address, locale),
    handle: { colorMode, prices },
    loader: (args) => page(name, args),
    shouldRevalidate: isOtherPage,
    Component: PageView,
  });
  const unknown: RouteObject = { path: "*", loader: missing, Component: Nothing };
  return [
    {
      Component: Document,
      ErrorBoundary: BareErrorPage,
      children: [{ id: frameRoute, ErrorBoundary, children: [...pages.map(route), unknown] }],
    },
  ];
}

/** The route whose error page stands inside the frame of the site. */
export const frameRoute = "frame";

/** Another query of the same page is the same page: a form may keep its state in the address. */
function isOtherPage({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

const staying = new Set<string>(pages.filter(({ stays }) => stays).map(({ name }) => name));

/** The page that its route has loaded. */
function PageView() {
  const { name, Page, data, head } = useLoaderData<LoadedPage>();
  const { pathname } = useLocation();
  // before the new title is announced
  useLayoutEffect(() => showHead(head), [head]);
  return <Page key={staying.has(name) ? name : pathname} data={data} />;
}

function Nothing() {
  return null;
}
