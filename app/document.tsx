import { ButtonLink } from "#app/ui/button.tsx";
import { type ReactNode, useEffect } from "react";
import { Outlet, ScrollRestoration, useMatches, useNavigate, useNavigation } from "react-router";
import { getLocaleEntry, toLocalPath } from "#site/locales.ts";
import { Footer } from "./layout/footer.tsx";
import { Header } from "./layout/header.tsx";
import { OfferedLanguage } from "./layout/preferences.tsx";
import { useNavigationEffects } from "./layout/navigation-effects.ts";
import { useForcedMode } from "./platform/color-mode.ts";
import { useShell } from "./layout/use-shell.ts";
import { m } from "./messages/m.ts";
import { getLocale } from "./platform/current-locale.ts";
import { followLinks } from "./platform/navigation.ts";
import { handOverAddress } from "./platform/served-address.ts";
import { getStorageKey } from "./platform/storage.ts";
import { usePlatform } from "./platform/use-platform.ts";
import { ToastRegion } from "./ui/toast/toast-region.tsx";

/** The document of every page: head, frame and what runs beside the pages. */
export function Document() {
  const navigate = useNavigate();
  useEffect(() => followLinks(navigate), [navigate]);
  useEffect(handOverAddress, []);
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
      <ScrollRestoration storageKey={getStorageKey("scroll")} />
    </Html>
  );
}

/** The elements that every document has. The build adds style, scripts and data, which React need not know (build/assemble-document.ts). */
export function Html({ children }: { children: ReactNode }) {
  const forced = useForcedMode();
  const { tag, direction } = getLocaleEntry(getLocale());
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
        <link rel="manifest" href={toLocalPath("/manifest.webmanifest", getLocale())} />
      </head>
      <body>{children}</body>
    </html>
  );
}

/** Shows that a page is loading, if that takes more than a moment. */
function Progress() {
  const { state } = useNavigation();
  return state === "idle" ? null : <div role="progressbar" aria-label={m.page_loading()} className="progress" />;
}

/** A link past the frame of the site, shown to visitors who use the keyboard. */
function SkipLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <ButtonLink href={`#${to}`} className="fixed bottom-full start-2 z-50 focus:top-2 focus:bottom-auto print:hidden">
      {children}
    </ButtonLink>
  );
}

/** Whether the page has prices that keyboard users should be able to skip to. */
function useHasPrices(): boolean {
  return useMatches().some(
    ({ handle }) => typeof handle === "object" && handle !== null && "prices" in handle && handle.prices === true,
  );
}
