import {
  type LoaderFunctionArgs,
  matchRoutes,
  type RouteObject,
  type ShouldRevalidateFunctionArgs,
} from "react-router";
import { type Locale, localPath } from "#site/locales.ts";
import { type PageEntry, pages } from "#site/pages.ts";
import { Document } from "./document.tsx";
import { BareErrorPage, ErrorBoundary } from "./layout/error-page.tsx";
import { PageView } from "./layout/page-view.tsx";
import type { LoadedPage } from "./page-module.ts";

export type Loaders = {
  /** Loads a page with its data. */
  page: (name: string, args: LoaderFunctionArgs) => Promise<LoadedPage>;
  /** Answers for an address that is no page of the register. */
  missing: (args: LoaderFunctionArgs) => Promise<never>;
};

/** The routes of a document: the pages of the register in its language. */
export function siteRoutes(locale: Locale, { page, missing }: Loaders): RouteObject[] {
  const route = ({ address, name, colorMode, prices }: PageEntry): RouteObject => ({
    id: address,
    path: localPath(address, locale),
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

function Nothing() {
  return null;
}

const addresses = pages.map(({ address, name }): RouteObject => ({ path: address, id: name + address, handle: name }));

/** The page of the register that an address (without its language) belongs to, and the parts that it names. */
export function pageAt(
  path: string,
): { name: string; params: Readonly<Record<string, string | undefined>> } | undefined {
  const match = matchRoutes(addresses, path)?.at(-1);
  return match && { name: String(match.route.handle), params: match.params };
}
