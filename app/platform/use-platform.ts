import { useEffect } from "react";
import { m } from "#app/messages/m.ts";
import { fetchManifestWhenIdle, watchBuild } from "./build-updates.ts";
import { watchColorMode } from "./color-mode.ts";
import { watchConnection } from "./connection.ts";
import { prefetchOnIntent } from "./page-loader.ts";
import { showToast } from "./toasts.ts";

/** Milliseconds after which a page has been open for long enough to be worth keeping for times without a connection. */
const keepPagesAfter = 2_000;

/** Starts everything that runs alongside the pages for as long as the document lives. */
export function usePlatform(): void {
  useEffect(() => {
    if (import.meta.env.PROD) {
      fetchManifestWhenIdle();
      // a browser that refuses does without
      setTimeout(() => {
        import("#app/offline/keep-pages.ts").then((pages) => pages.keepVisitedPages()).catch(() => {});
        // what reads weights and sizes: the next page with a form waits for less
        if (!navigator.connection?.saveData) import("#app/calculator/parse/size.ts").catch(() => {});
      }, keepPagesAfter);
    }
    const newBuild = () =>
      showToast({ id: "new-build", title: m.toast_new_build(), description: m.toast_new_build_text() });
    const stops = [
      watchBuild(newBuild),
      watchColorMode(),
      watchConnection(),
      prefetchOnIntent(),
      loadTooltipsOnDemand(),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
}

/** Loads the tooltips' code when the first one is needed. They are never essential, so a failure is silent. */
function loadTooltipsOnDemand(): () => void {
  const events = ["pointerover", "focusin", "click"] as const;
  let stop = () => {
    for (const event of events) document.removeEventListener(event, onIntent);
  };
  let stopped = false;
  function onIntent(event: Event) {
    if (!(event.target instanceof Element) || !event.target.closest("[data-tooltip]")) return;
    stop();
    import("./tooltips.ts").then(
      ({ startTooltips }) => {
        if (!stopped) stop = startTooltips(event);
      },
      () => {},
    );
  }
  for (const event of events) document.addEventListener(event, onIntent);
  return () => {
    stopped = true;
    stop();
  };
}
