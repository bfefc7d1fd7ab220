import { type ReactNode, useEffect } from "react";
import {
  Links,
  type LinksFunction,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useNavigate,
  useRouteLoaderData,
} from "react-router";
import latin from "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url";
import { catalog } from "#catalog/catalog.ts";
import { languageTags, localeOfPath } from "#catalog/locale.ts";
import { shellView } from "#catalog/views/shell.ts";
import styles from "./app.css?url";
import { Footer } from "./layout/footer.tsx";
import { Header } from "./layout/header.tsx";
import { useNavigationEffects } from "./layout/navigation-effects.ts";
import { Progress } from "./layout/progress.tsx";
import { useForcedMode } from "./layout/page-handle.ts";
import { ShellContext } from "./layout/use-shell.ts";
import { m } from "./messages/m.ts";
import { getLocale } from "./platform/current-locale.ts";
import { colorModeScript } from "./platform/color-mode.ts";
import { followLinks } from "./platform/follow-links.ts";
import { siteConfig, siteConfigElementId } from "./platform/site-config.ts";
import { usePlatform } from "./platform/use-platform.ts";
import { ToastRegion } from "./ui/toast-region.tsx";

export { ErrorBoundary, HydrateFallback } from "./layout/error-page.tsx";
export { notFoundMeta as meta } from "./layout/page-meta.ts";

export function loader({ url }: LoaderFunctionArgs) {
  return shellView(catalog(), localeOfPath(url.pathname));
}

/** What stands around the pages stays for the life of a document. */
export function shouldRevalidate(): boolean {
  return false;
}

export const links: LinksFunction = () => [
  { rel: "preload", href: latin, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "stylesheet", href: styles },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/manifest.webmanifest" },
];

export function Layout({ children }: { children: ReactNode }) {
  const forced = useForcedMode();
  const navigate = useNavigate();
  useEffect(() => followLinks(navigate), [navigate]);
  const shell = useRouteLoaderData<typeof loader>("root");
  return (
    <html lang={languageTags[getLocale()]} data-forced-mode={forced} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <script
          id={siteConfigElementId}
          type="application/json"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: JSON.stringify(siteConfig()) }}
        />
        <script dangerouslySetInnerHTML={{ __html: colorModeScript }} />
        <Meta />
        <Links />
      </head>
      <body>
        <ShellContext value={shell}>
          <a href="#main" className="button fixed top-2 left-2 z-50 -translate-y-24 focus:translate-y-0">
            {m.skip_to_content()}
          </a>
          <Progress />
          {shell && <Header shell={shell} />}
          <main id="main" tabIndex={-1} className="grow">
            {children}
          </main>
          {shell && <Footer shell={shell} />}
          <ToastRegion />
          <ScrollRestoration storageKey="yunroute.scroll" />
          <Scripts />
        </ShellContext>
      </body>
    </html>
  );
}

export default function Site() {
  usePlatform();
  useNavigationEffects();
  return <Outlet />;
}
