import { type ReactNode, useEffect } from "react";
import { Outlet, ScrollRestoration, useNavigate } from "react-router";
import { localeEntry, localPath } from "#site/locales.ts";
import { Footer } from "./layout/footer.tsx";
import { Header } from "./layout/header.tsx";
import { OfferedLanguage } from "./layout/offered-language.tsx";
import { useNavigationEffects } from "./layout/navigation-effects.ts";
import { useForcedMode, useHasPrices } from "./layout/page-handle.ts";
import { Progress } from "./layout/progress.tsx";
import { useShell } from "./layout/use-shell.ts";
import { m } from "./messages/m.ts";
import { getLocale } from "./platform/current-locale.ts";
import { followLinks } from "./platform/follow-links.ts";
import { usePlatform } from "./platform/use-platform.ts";
import { ToastRegion } from "./ui/toast-region.tsx";
import { storageKey } from "./platform/storage-key.ts";

/** The document of every page: head, frame and what runs beside the pages. */
export function Document() {
  const navigate = useNavigate();
  useEffect(() => followLinks(navigate), [navigate]);
  usePlatform();
  useNavigationEffects();
  const shell = useShell();
  const prices = useHasPrices();
  return (
    <Html>
      <SkipLink to="main">{m.skip_to_content()}</SkipLink>
      {prices && <SkipLink to="prices">{m.skip_to_prices()}</SkipLink>}
      <Progress />
      <Header shell={shell} />
      <main id="main" tabIndex={-1} className="grow">
        <Outlet />
      </main>
      <Footer shell={shell} />
      <OfferedLanguage />
      <ToastRegion />
      <ScrollRestoration storageKey={storageKey("scroll")} />
    </Html>
  );
}

/** A link past the frame of the site, shown to visitors who use the keyboard. */
function SkipLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a href={`#${to}`} className="button fixed -top-24 start-2 z-50 focus:top-2 print:hidden">
      {children}
    </a>
  );
}

/** The elements that every document has. The build adds style, scripts and data, which React need not know (build/whole-document.ts). */
export function Html({ children }: { children: ReactNode }) {
  const forced = useForcedMode();
  const { tag, direction } = localeEntry(getLocale());
  return (
    <html lang={tag} dir={direction} data-forced-mode={forced} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"
        />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={localPath("/manifest.webmanifest", getLocale())} />
      </head>
      <body>{children}</body>
    </html>
  );
}
